/**
 * Text that the database accepts in any column: without zero characters and lone surrogates, which make it
 * refuse a whole report; and of limited length, never cut inside a character.
 */
export function storable(text: string, max = Number.POSITIVE_INFINITY): string {
  const whole = wellFormed(text);
  if (whole.length <= max) return whole;
  const characters = firstCharacters(whole, max + 1);
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : whole;
}

/** The same for the path of a file: both ends of a long one are kept, as the file's name is at the end. */
export function storablePath(path: string, max = 300): string {
  const whole = wellFormed(path);
  if (whole.length <= max) return whole;
  const half = Math.floor((max - 1) / 2);
  // A character has at most two units, so these contain enough of them.
  const end = Array.from(wellFormed(whole.slice(-2 * max)));
  if (whole.length <= 2 * max && Array.from(whole).length <= max) return whole;
  return `${firstCharacters(whole, half).join('')}…${end.slice(-half).join('')}`;
}

/** At most this many UTF-16 units, as the contract measures texts. */
export function storableUnits(text: string, max: number): string {
  return wellFormed(
    wellFormed(text)
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, ''),
  );
}

/** `toWellFormed` of ES2024, and no zero characters. */
export const wellFormed = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();

const firstCharacters = (text: string, count: number) => Array.from(text.slice(0, 2 * count)).slice(0, count);
