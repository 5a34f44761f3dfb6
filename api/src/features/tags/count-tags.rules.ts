import { collator } from '@my-note/contract/language';
import type { TagCount } from '@my-note/contract/tags';

const byName = collator({ numeric: true });

/** Tags of a note as they are compared, and at the same places as they are written. */
type Tagged = { tags: string[]; tagNames: string[] };

/** A key or name with all levels above it, such as `work` and `work/log`. */
const levelsOf = (path: string) =>
  path.split('/').map((_, at, segments) => segments.slice(0, at + 1).join('/'));

/** How many notes have each tag, and each level above a tag; a name is that of the first note. */
export function countTags(notes: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const { tags, tagNames } of notes) {
    const all = new Set<string>();
    tags.forEach((key, at) => {
      const names = levelsOf(tagNames[at] ?? key);
      levelsOf(key).forEach((level, depth) => {
        all.add(level);
        if (!counts.has(level)) counts.set(level, { name: names[depth] ?? level, notes: 0, all: 0 });
      });
      const count = counts.get(key);
      if (count) count.notes += 1;
    });
    for (const key of all) {
      const count = counts.get(key);
      if (count) count.all += 1;
    }
  }
  return [...counts].sort(([a], [b]) => byName(a, b)).map(([, tag]) => tag);
}
