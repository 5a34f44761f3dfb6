import {
  ERROR_CODES,
  idSchema,
  LIMITS,
  type Note,
  noteSchema,
  paths,
  previewsSchema,
} from '@my-note/contract';
import { type Grant, mayRead } from '@my-note/contract/grant';
import { grantedTextSchema } from '@my-note/contract/isolated';
import { ApiError, api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { grantedList, grantedNote } from './granted-notes.ts';
import type { Call } from './messages.ts';
import { isolatedTexts as texts } from './texts.ts';

/** The response to a call, as a frame gets it. */
export interface Answered {
  status: number;
  body: unknown;
}

const refusal = (statusCode: number, message: string): Answered => ({
  status: statusCode,
  body: { statusCode, code: statusCode === 404 ? 'NOT_FOUND' : 'NOT_GRANTED', message },
});
const notGranted = () => refusal(403, texts.notGranted);
const notFound = () => refusal(404, texts.notFound);

/**
 * Makes the calls of an isolated remote with the page's own client. What is not in this list is refused without a request;
 * the page asks by ids and slugs that it has looked up itself, and never passes on a path, a header, or a body.
 */
export function createCalls(grant: Grant, client: QueryClient) {
  /** All of the person's items; it is the cache that the sidebar is made of. */
  const readList = () => client.fetchQuery(noteQueries.list());
  async function knownIds(): Promise<(id: string) => boolean> {
    const ids = new Set(
      (await readList()).data.flatMap(({ _id, slug }) => (mayRead(grant, slug) ? _id : [])),
    );
    return (id) => ids.has(id);
  }

  const asGranted = async (note: Note) => grantedNote(note, await knownIds());

  async function readNote(slug: string): Promise<Answered> {
    if (!mayRead(grant, slug)) return notFound();
    const note = await client.fetchQuery(noteQueries.bySlug(slug));
    // A former slug leads to where the note is now, which may be elsewhere.
    return mayRead(grant, note.slug) ? { status: 200, body: await asGranted(note) } : notFound();
  }

  async function readPreviews(wanted: string[]): Promise<Answered> {
    const known = await knownIds();
    const ids = wanted.filter((id) => idSchema.safeParse(id).success && known(id)).slice(0, LIMITS.previews);
    if (ids.length === 0) return { status: 200, body: [] };
    const body = await api.get(paths.previews, { query: { ids: ids.join() }, schema: previewsSchema });
    return { status: 200, body };
  }

  async function writeText(id: string, body: string | undefined): Promise<Answered> {
    const item = (await readList()).data.find(({ _id }) => _id === id);
    if (!grant.write || item?.slug !== grant.write || item.type !== 'note') return notGranted();
    const parsed = grantedTextSchema.safeParse(asJson(body));
    if (!parsed.success) return refusal(403, texts.onlyText);
    const saved = await api.put(paths.note(item._id), { body: parsed.data, schema: noteSchema });
    putNote(client, saved, item.slug);
    return { status: 200, body: await asGranted(saved) };
  }

  function make({ method, address, body }: Call): Promise<Answered> | Answered {
    const [path = '', query = ''] = address.split('?', 2);
    const given = new URLSearchParams(query);
    const only = (name: string) => (given.size === 1 ? given.get(name) : null);
    if (method === 'GET' && path === paths.notes && given.size === 0)
      return readList().then((list) => ({ status: 200, body: grantedList(grant, list) }));
    if (method === 'GET' && path === paths.noteBySlug) {
      const slug = only('slug');
      return slug === null ? notGranted() : readNote(slug);
    }
    if (method === 'GET' && path === paths.previews) {
      const ids = only('ids');
      return ids === null ? notGranted() : readPreviews(ids.split(','));
    }
    const id = path.slice(paths.note('').length);
    if (method === 'PUT' && path === paths.note(id) && idSchema.safeParse(id).success)
      return given.size === 0 ? writeText(id, body) : notGranted();
    return notGranted();
  }

  /** What the service refused, without what it may say of other notes. */
  async function refused(error: unknown): Promise<Answered> {
    if (!(error instanceof ApiError)) return refusal(503, texts.unreachable);
    const { status, code, message } = error;
    const theirs =
      code === ERROR_CODES.versionConflict
        ? noteSchema.safeParse(Object(error.body).current).data
        : undefined;
    return {
      status,
      body: {
        statusCode: status,
        code,
        message,
        ...(theirs?.slug === grant.write && theirs ? { current: await asGranted(theirs) } : {}),
      },
    };
  }

  return async (call: Call): Promise<Answered> => {
    if (!session.get().user) return refusal(401, texts.signedOut);
    try {
      return await make(call);
    } catch (error) {
      return refused(error);
    }
  };
}

function asJson(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
