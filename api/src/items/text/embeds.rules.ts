import { NOTE_REFERENCE } from '@my-note/contract';

/** Characters before an address in which its picture begins. */
const REACH = 700;

/** Ids of the notes that a text embeds, in its order: pictures whose address is a note. */
export function embedsOf(content: string, most: number): string[] {
  const ids = new Set<string>();
  for (const { index, 0: address, 1: id = '' } of content.matchAll(NOTE_REFERENCE)) {
    if (ids.size === most) break;
    const before = content.slice(Math.max(0, index - REACH), index);
    const start = before.lastIndexOf('![');
    const isPicture = address.startsWith('](') && start >= 0 && !before.includes('](', start);
    if (isPicture) ids.add(id.toLowerCase());
  }
  return [...ids];
}
