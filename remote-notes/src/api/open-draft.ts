import { type ListItem, noteEnvelopeSchema, noteSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { putNote } from '@my-note/shared-kit/items';
import { noteQueries } from '@my-note/shared-kit/queries';
import type { QueryClient } from '@my-note/shared-kit/query';

/** A draft kept from before serves again; wanted elsewhere, it moves there. */
async function reuse(queryClient: QueryClient, draft: ListItem, categoryId: string | null): Promise<string> {
  if ((draft.category?._id ?? null) === categoryId) return draft.slug;
  const moved = await api.patch(paths.move(draft._id), {
    body: { category: categoryId },
    schema: noteSchema,
  });
  putNote(queryClient, moved, draft.slug);
  return moved.slug;
}

/** Slug of the first note with an empty title, else of a new draft (specification, section 2). */
export async function openDraft(queryClient: QueryClient, categoryId: string | null): Promise<string> {
  const { data: items } = await queryClient.fetchQuery({ ...noteQueries.list(), retry: false });
  const draft = items.find(({ type, title }) => type === 'note' && title === '');
  if (draft) return reuse(queryClient, draft, categoryId);
  const body = { category: categoryId };
  const { data: created } = await api.post(paths.draft, { body, schema: noteEnvelopeSchema });
  putNote(queryClient, created);
  return created.slug;
}
