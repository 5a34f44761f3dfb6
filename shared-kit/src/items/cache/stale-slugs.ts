import type { NoteList } from './note-list.ts';

/** The slug an item has in the list when it cannot be its slug below a parent; null when it can. */
export function slugOutdated(list: NoteList | undefined, id: string, parentId: string | null): string | null {
  const slugOf = (wanted: string | null) => list?.data.find(({ _id }) => _id === wanted)?.slug;
  const slug = slugOf(id);
  if (slug === undefined) return null;
  const end = slug.lastIndexOf('/');
  return (end < 0 ? undefined : slug.slice(0, end)) === slugOf(parentId) ? null : slug;
}
