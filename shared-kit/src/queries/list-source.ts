import { type NoteFilters, noteListSchema, paths } from '@my-note/contract';
import { api } from '../http/api-client.ts';
import type { NoteList } from '../items/cache/note-list.ts';

/** Reads the user's items. */
type ReadList = (signal: AbortSignal) => Promise<NoteList>;

const readAtOnce = (filters: NoteFilters, signal: AbortSignal): Promise<NoteList> =>
  api.get(paths.notes, { query: { filters }, schema: noteListSchema, signal });

let connected: ReadList | undefined;

/**
 * Called once by the host, with what reads the list in parts (docs/specification/service.md#parts-of-the-list). Without it,
 * as in tests of a remote, the list comes in one response.
 *
 * @example
 * connectList(async () => ({ data: [], order: [] }));
 */
export function connectList(read: ReadList): void {
  connected = read;
}

/** The user's items by the connected reader; the trash by its call. */
export const readListed = (filters: NoteFilters, signal: AbortSignal): Promise<NoteList> =>
  connected && filters.deleted !== 'true' ? connected(signal) : readAtOnce(filters, signal);
