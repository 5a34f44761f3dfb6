import { type ListItem, noteEnvelopeSchema, noteSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import { isEmptyDraft } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { openAutosaves } from '../model/autosave-registry/autosave-registry.ts';

/** Reuses an existing draft, moved to the wanted category. */
async function reuse(queryClient: QueryClient, draft: ListItem, categoryId: string | null): Promise<string> {
  if ((draft.category?._id ?? null) === categoryId) return draft.slug;
  const moved = await api.patch(paths.move(draft._id), {
    body: { category: categoryId },
    schema: noteSchema,
  });
  putNote(queryClient, moved, draft.slug);
  return moved.slug;
}

/** Unsaved text must be saved first, or its note would count as an empty draft. */
export const flushOpenAutosaves = () =>
  Promise.all(
    [...openAutosaves.values()].map(async ({ autosave }) => {
      autosave.currentText();
      if (autosave.get().dirty) await autosave.flush();
    }),
  );

/**
 * Slug of the first empty draft, else of a new one (docs/specification/product.md#new-note). A note with text is left
 * alone.
 */
export async function openDraft(queryClient: QueryClient, categoryId: string | null): Promise<string> {
  await flushOpenAutosaves();
  const { data: items } = await queryClient.fetchQuery({ ...noteQueries.list(), retry: false });
  const draft = items.find(isEmptyDraft);
  if (draft) return reuse(queryClient, draft, categoryId);
  const body = { category: categoryId };
  const { data: created } = await api.post(paths.draft, { body, schema: noteEnvelopeSchema });
  putNote(queryClient, created);
  return created.slug;
}
