/** How a file can be shown in its place. */
export type FileKind = 'pdf' | 'audio' | 'video' | 'text' | 'other';

/** The kind of a file by the type that the service gave it, never by its name. */
export function kindOf(type: string): FileKind {
  const [essence = ''] = type.split(';');
  if (essence === 'application/pdf') return 'pdf';
  if (essence.startsWith('audio/')) return 'audio';
  if (essence.startsWith('video/')) return 'video';
  return essence.startsWith('text/') ? 'text' : 'other';
}

/** What follows the last dot of a name, in lower case; empty without one. */
export const endingOf = (name: string): string =>
  /[^.]\.([\p{L}\p{N}]{1,10})$/u.exec(name.trim())?.[1]?.toLowerCase() ?? '';

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** Bytes in words: `2.4 MB`, `812 B`. */
export function sizeInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1000)));
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power > 0 && value < 9.95 ? 1 : 0)} ${UNITS[power]}`;
}
