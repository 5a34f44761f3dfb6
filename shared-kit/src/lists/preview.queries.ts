import { LIMITS, type ListItem, paths, previewsSchema } from '@my-note/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';
import { noteQueries } from '../queries/notes.queries.ts';
import { captureUser, session } from '../session/index.ts';

/** Milliseconds in which rows that appear together join one call. */
const GATHERING = 10;

interface Batch {
  ids: Set<string>;
  response: Promise<Map<string, string>>;
}

let gathering: Batch | undefined;

function abortOnSignOut() {
  const controller = new AbortController();
  const isSameUser = captureUser();
  const unsubscribe = session.subscribe(() => isSameUser() || controller.abort());
  return { signal: controller.signal, unsubscribe };
}

function newBatch(): Batch {
  const ids = new Set<string>();
  const call = async () => {
    await new Promise((resolve) => setTimeout(resolve, GATHERING));
    if (gathering?.ids === ids) gathering = undefined;
    // Logout shows the home page first, and the session has ended by now.
    if (!session.get().user) return new Map<string, string>();
    const signedOut = abortOnSignOut();
    try {
      const query = { ids: [...ids].join(',') };
      const previews = await api.get(paths.previews, {
        query,
        schema: previewsSchema,
        signal: signedOut.signal,
      });
      return new Map(previews.map(({ _id, excerpt }) => [_id, excerpt]));
    } finally {
      signedOut.unsubscribe();
    }
  };
  return { ids, response: call() };
}

async function readPreview(id: string): Promise<string> {
  if (!gathering || gathering.ids.size === LIMITS.previews) gathering = newBatch();
  gathering.ids.add(id);
  return (await gathering.response).get(id) ?? '';
}

/** The beginning of a note's text. Kept until the note changes. */
export const previewOf = ({ _id, updatedAt }: Pick<ListItem, '_id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: [...noteQueries.all(), 'preview', _id, updatedAt],
    queryFn: () => readPreview(_id),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
