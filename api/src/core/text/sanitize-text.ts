/**
 * Text that the database takes in any column: without zero characters and halves of pairs, which make it
 * refuse a whole report; and at most so many characters, never cut inside one.
 */
export function storable(text: string, max = Number.POSITIVE_INFINITY): string {
  const whole = wellFormed(text);
  if (whole.length <= max) return whole;
  const characters = firstCharacters(whole, max + 1);
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : whole;
}

/** The same for the path of a file: of a long one both ends are kept, because its own name is the last. */
export function storablePath(path: string, max = 300): string {
  const whole = wellFormed(path);
  if (whole.length <= max) return whole;
  const half = Math.floor((max - 1) / 2);
  // Two units make a character at most, so that these hold enough of them.
  const end = Array.from(wellFormed(whole.slice(-2 * max)));
  if (whole.length <= 2 * max && Array.from(whole).length <= max) return whole;
  return `${firstCharacters(whole, half).join('')}…${end.slice(-half).join('')}`;
}

/** At most so many units, as the contract measures texts. */
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
