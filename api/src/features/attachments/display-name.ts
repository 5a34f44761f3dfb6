const NAME_LENGTH = 200;

/** The last part of a path, without what no screen shows. */
export function displayName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.normalize('NFC').replace(/\p{C}/gu, '').trim();
  return Array.from(shown).slice(-NAME_LENGTH).join('') || 'file';
}
