import { resolveCopy } from '@my-note/contract/list-copy';
import type { ListPart } from '@my-note/contract/list-parts';
import { isUnreachable } from '@my-note/kit/http';
import type { NoteList } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import { onlineManager, type QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { newestOwnRevision } from '../api/own-revisions.ts';
import { keepMemory, type ListMemory, takeChanges } from './list-memory.ts';
import { keepWhole, readChanges, readKeptList, readWholeList } from './read-parts.ts';
import { untilQuiet, untilUsable } from './until-usable.ts';

/** Reads of the whole list before giving up, when changes come faster than it can be read. */
const TRIES = 3;
/** Reads of the changes, while writes of this tab come in between. */
const AGAIN = 3;

let memory: ListMemory | undefined;
let last: Promise<unknown> = Promise.resolve();

const userNow = () => session.get().user?._id;
session.subscribe(() => {
  if (memory?.userId !== userNow()) memory = undefined;
});

/** Lets the page draw and respond between two steps. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The user's items: what this device keeps and the changes since, or else all of it. One read after another. */
export function readList(client: QueryClient, signal: AbortSignal): Promise<NoteList> {
  const reading = last.catch(() => undefined).then(() => read(client, signal));
  last = reading;
  return reading;
}

async function read(client: QueryClient, signal: AbortSignal): Promise<NoteList> {
  const userId = userNow();
  if (userId === undefined) throw new Error('Nobody is signed in');
  const isWanted = () => userNow() === userId;
  if (!memory) await untilUsable(client);
  const { next, parts, ...rest } = await upToDate(userId, signal).catch((error: unknown) =>
    keptAlone(client, userId, error),
  );
  const steps = resolveCopy(next.copy);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await nextTurn();
  signal.throwIfAborted();
  if (!isWanted()) throw new Error('Another user has signed in');
  memory = next;
  keep(next, parts, isWanted);
  const { order, orderVersion, revision } = next;
  return { data: step.value, order, orderVersion, revision, ...rest };
}

/** The memory with all changes up to now, of this tab's own writes too, and the parts that were read for it. */
async function upToDate(userId: string, signal: AbortSignal) {
  let next = memory ?? (await readKeptList(userId));
  let parts: ListPart[] | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!next) ({ memory: next, parts } = await readWholeList(userId, { signal, onLong: untilQuiet }));
    if (await followed(next, parts, signal)) return { next, parts };
    memory = undefined;
    next = undefined;
  }
  throw new Error('The list changes faster than it can be read');
}

/** Brings the memory up to the present; false when the service does not know the way. */
async function followed(next: ListMemory, parts: ListPart[] | undefined, signal: AbortSignal) {
  // One response is one state; a list of several parts, or a kept one, has to be followed up.
  let isPresent = parts?.length === 1;
  for (let again = 0; again < AGAIN; again += 1) {
    if (isPresent && next.revision >= newestOwnRevision()) return true;
    const changes = await readChanges(next, signal);
    if (!changes) return false;
    signal.throwIfAborted();
    takeChanges(next, changes);
    isPresent = true;
  }
  return true;
}

/**
 * What this device keeps, without a connection; throws the error when it keeps nothing, or the service has refused. The list is
 * read again when there is a connection.
 */
async function keptAlone(client: QueryClient, userId: string, error: unknown) {
  const isAway = isUnreachable(error) && !onlineManager.isOnline();
  const next = isAway ? (memory ?? (await readKeptList(userId))) : undefined;
  if (!next) throw error;
  const stop = onlineManager.subscribe((online) => {
    if (!online) return;
    stop();
    void client.invalidateQueries({ queryKey: noteQueries.list().queryKey });
  });
  return { next, parts: undefined, isKept: true } as const;
}

/** Keeps it for the next visit, when the page has nothing else to do. */
function keep(next: ListMemory, parts: ListPart[] | undefined, isWanted: () => boolean): void {
  untilQuiet()
    .then(async () => {
      if (parts) await keepWhole(next, parts, isWanted);
      await keepMemory(next, isWanted);
    })
    .catch(console.warn);
}
