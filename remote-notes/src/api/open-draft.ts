import { type ListItem, noteEnvelopeSchema, noteSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { noteQueries } from '@my-note/shared-kit/queries';
import type { QueryClient } from '@my-note/shared-kit/query';
import { refreshLists } from './note-cache.ts';

/** A draft kept from before serves again; wanted in another category, it moves there. */
async function reuse(draft: ListItem, categoryId: string | null): Promise<string> {
  if (!categoryId || draft.category?._id === categoryId) return draft.slug;
  const moved = await api.patch(paths.move(draft._id), {
    body: { category: categoryId },
    schema: noteSchema,
  });
  return moved.slug;
}

/** Slug of the first note with an empty title, else of a new draft (specification, section 2). */
export async function openDraft(queryClient: QueryClient, categoryId: string | null): Promise<string> {
  const { data: items } = await queryClient.fetchQuery({ ...noteQueries.list(), retry: false });
  const draft = items.find(({ type, title }) => type === 'note' && title === '');
  if (draft) {
    const slug = await reuse(draft, categoryId);
    if (slug !== draft.slug) void refreshLists(queryClient);
    return slug;
  }
  const body = { category: categoryId };
  const { data: created } = await api.post(paths.draft, { body, schema: noteEnvelopeSchema });
  void refreshLists(queryClient);
  return created.slug;
}
