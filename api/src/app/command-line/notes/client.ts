import { setTimeout as pause } from 'node:timers/promises';
import {
  type ContentHit,
  contentSearchSchema,
  errorSchema,
  type ListItem,
  type Note,
  noteListSchema,
  noteSchema,
  paths,
} from '@my-note/contract';
import { capturePaths, IDEMPOTENCY_KEY_HEADER, type NoteCreate } from '@my-note/contract/capture';
import { journalPaths, localMoment } from '@my-note/contract/journal';
import { type TagNotes, tagNotesSchema, tagPaths } from '@my-note/contract/tags';
import type * as z from 'zod/mini';

/** Pauses before a call that did not arrive is sent again, in milliseconds. */
const PAUSES = [500, 2_000];

export interface NotesClient {
  create: (note: Omit<NoteCreate, 'category'> & { category?: string }) => Promise<Note>;
  append: (id: string, content: string) => Promise<Note>;
  save: (id: string, change: { content: string; baseVersion: number }) => Promise<Note>;
  read: (path: string) => Promise<Note>;
  search: (words: string) => Promise<ContentHit[]>;
  list: () => Promise<ListItem[]>;
  /** Opens the note of the day where the command runs, and puts a text below it. */
  today: (append?: string) => Promise<Note>;
  tagged: (tag: string) => Promise<ListItem[]>;
  /** An export as bytes: of a note, of a category, or of everything. */
  export: (query: Record<string, string>) => Promise<Buffer>;
}

/** Calls the service of a site with a personal access token; throws an Error with the service's words. */
export function createNotesClient(site: string, token: string): NotesClient {
  async function send(method: string, path: string, { body, key }: { body?: object; key?: string }) {
    const request = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    for (const wait of [...PAUSES, undefined]) {
      try {
        return await fetch(`${site.replace(/\/$/, '')}/api${path}`, request);
      } catch (error) {
        // Only what changes nothing, or is done once, may be sent again.
        const isRepeatable = method === 'GET' || key !== undefined;
        if (wait === undefined || !isRepeatable)
          throw new Error(`${site} cannot be reached. Check MY_NOTE_SITE and the connection`, {
            cause: error,
          });
        await pause(wait);
      }
    }
    throw new Error(`${site} cannot be reached`);
  }

  async function call<Schema extends z.ZodMiniType>(
    [method, path]: [method: string, path: string],
    schema: Schema,
    options: { body?: object; key?: string } = {},
  ): Promise<z.output<Schema>> {
    const response = await send(method, path, options);
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) {
      const parsed = schema.safeParse(body);
      if (parsed.success) return parsed.data;
      throw new Error(`${site} responds, but not as My Note. Check MY_NOTE_SITE`);
    }
    throw refused(response, body);
  }

  function refused({ status }: Response, body: unknown) {
    const known = errorSchema.safeParse(body);
    return new Error(known.success ? known.data.message : `${site} responded with ${status}`);
  }
  const refusalOf = async (response: Response) =>
    refused(response, await response.json().catch(() => undefined));

  const once = () => crypto.randomUUID();
  const query = (path: string, name: string, value: string) =>
    `${path}?${new URLSearchParams({ [name]: value })}`;
  return {
    create: (note) => call(['POST', paths.notes], noteSchema, { body: note, key: once() }),
    append: (id, content) =>
      call(['POST', capturePaths.append(id)], noteSchema, { body: { content }, key: once() }),
    save: (id, change) => call(['PUT', paths.note(id)], noteSchema, { body: change }),
    read: (path) =>
      call(['GET', query(paths.noteBySlug, 'slug', path.replace(/^\/+|\/+$/g, ''))], noteSchema),
    search: async (words) =>
      (await call(['GET', query(paths.contentSearch, 'q', words)], contentSearchSchema)).data,
    async tagged(tag) {
      const found: ListItem[] = [];
      for (let offset: number | undefined = 0; offset !== undefined; ) {
        const search = new URLSearchParams({ tag, offset: String(offset) });
        const part: TagNotes = await call(['GET', `${tagPaths.notes}?${search}`], tagNotesSchema);
        found.push(...part.data);
        offset = part.next;
      }
      return found;
    },
    async export(query) {
      const response = await send('GET', `${paths.export}?${new URLSearchParams(query)}`, {});
      if (!response.ok) throw await refusalOf(response);
      return Buffer.from(await response.arrayBuffer());
    },
    today(append) {
      const { day, time } = localMoment(new Date());
      const body = { time, ...(append === undefined ? {} : { append }) };
      return call(['POST', journalPaths.day(day)], noteSchema, { body, key: once() });
    },
    list: async () => (await call(['GET', paths.notes], noteListSchema)).data,
  };
}
