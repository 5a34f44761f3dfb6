import type { Note } from '@my-note/shared-kit/contract';
import { categoryQueries, noteQueries } from '@my-note/shared-kit/queries';
import type { QueryClient } from '@my-note/shared-kit/query';

/** Puts an item as the service answered it where the screens look for it, without fetching anything. */
export function putNote(queryClient: QueryClient, note: Note, formerSlug = note.slug): void {
  for (const slug of new Set([note.slug, formerSlug])) {
    queryClient.setQueryData(noteQueries.bySlug(slug).queryKey, note);
  }
  queryClient.setQueryData(noteQueries.list().queryKey, (list) => {
    if (!list) return list;
    const { title, slug, category, pinned, updatedAt } = note;
    return {
      data: list.data.map((item) =>
        item._id === note._id ? { ...item, title, slug, category, pinned, updatedAt } : item,
      ),
    };
  });
}

/** Items appeared, went or moved: lists and the category picker are fetched again. */
export const refreshLists = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: noteQueries.lists() }),
    queryClient.invalidateQueries({ queryKey: categoryQueries.all() }),
  ]);
