import type { Services } from '../../core/services.ts';
import { listAliases, requireItem } from '../../items/index.ts';
import { lastSegment, slugify } from '../../items/text.ts';

const LINK = /\[((?:\\.|[^[\]\\])+)\]\(<?note:([0-9a-f-]{36})(#?)/gi;
/** Behind the title, where a link leads to a part of the note. */
const PART = ' > ';
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Whether an item with this slug may have had this title; a duplicate slug ends with a number. */
const comesFrom = (segment: string, title: string) => {
  const slug = slugify(title);
  return segment === slug || (segment.startsWith(`${slug}-`) && /^\d+$/.test(segment.slice(slug.length + 1)));
};

/** Texts of a note's links that are former titles of the linked items, recognized by their slugs. */
export async function readFormerTitles({ db }: Services, ownerId: string, id: string) {
  const item = await requireItem(db, ownerId, id);
  const texts = new Map<string, Set<string>>();
  for (const [, text = '', target = '', part] of item.content.matchAll(LINK)) {
    const linked = target.toLowerCase();
    const written = text.replace(ESCAPE, '$1');
    const [title = ''] = part === '#' ? written.split(PART, 1) : [written];
    texts.set(linked, (texts.get(linked) ?? new Set()).add(title));
  }
  if (texts.size === 0) return [];
  const aliases = await listAliases(db, ownerId, [...texts.keys()]);
  return [...texts].map(([_id, written]) => {
    const segments = aliases.filter(({ itemId }) => itemId === _id).map(({ slug }) => lastSegment(slug));
    return { _id, titles: [...written].filter((text) => segments.some((each) => comesFrom(each, text))) };
  });
}
