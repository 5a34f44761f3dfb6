import { RELEASE_MOVED, RELEASE_REFUSED, type ReleaseChanged } from '@my-note/contract/releases';
import type { Store } from '@my-note/release/guard';
import {
  type Author,
  canary,
  Moved,
  promote,
  Refusal,
  remove,
  rollback,
  setKilled,
  undo,
} from '@my-note/release/operate';
import { AppError } from '../../core/errors.ts';

type Seen = { revision: number; reason?: string | undefined };
type Flipped = Awaited<ReturnType<typeof undo>>;

const authorOf = (who: string, { revision, reason }: Seen): Author => ({ who, why: reason, seen: revision });

/** The changes of the command line, made by somebody who has seen a revision. */
export const releaseChanges = {
  promote: (store: Store, name: string, who: string, body: Seen & { version: string }) =>
    done(store, () => promote(store, { ...authorOf(who, body), name, version: body.version })),
  rollback: (store: Store, name: string, who: string, body: Seen & { version: string }) =>
    done(store, () => rollback(store, { ...authorOf(who, body), name, version: body.version })),
  canary: (
    store: Store,
    name: string,
    who: string,
    {
      version,
      percent,
      guard,
      ...body
    }: Seen & { version: string; percent: number; guard?: boolean | undefined },
  ) => done(store, () => canary(store, { ...authorOf(who, body), name, version, percent, guard })),
  kill: (store: Store, name: string, who: string, body: Seen) =>
    done(store, () => setKilled(store, { ...authorOf(who, body), name, killed: true })),
  revive: (store: Store, name: string, who: string, body: Seen) =>
    done(store, () => setKilled(store, { ...authorOf(who, body), name, killed: false })),
  remove: (store: Store, name: string, who: string, body: Seen) =>
    done(store, () => remove(store, name, authorOf(who, body))),
  undo: (store: Store, name: string, who: string, { revision }: { revision: number }) =>
    done(store, () => undo(store, { name, revision, who })),
};

async function done(store: Store, flip: () => Promise<Flipped>): Promise<ReleaseChanged> {
  const obstacle = await store.obstacle();
  if (obstacle) throw refused(`The service may only read ${store.place} (${obstacle}). Nothing was changed`);
  try {
    const { registry, changed, warning = null } = await flip();
    return { revision: registry.revision, changed, warning };
  } catch (error) {
    throw toAppError(error, store);
  }
}

/** What the store refuses is for the operator to read; anything else is for the log. */
export function toAppError(error: unknown, { place }: Pick<Store, 'place'>): unknown {
  if (error instanceof Moved) return new AppError(409, RELEASE_MOVED, error.message);
  if (error instanceof Refusal) return refused(error.message);
  // A bucket says so only when something is written.
  if (Object(error).name === 'AccessDenied')
    return refused(`The key of the service may only read ${place}. Nothing was changed`);
  return error;
}

const refused = (message: string) => new AppError(409, RELEASE_REFUSED, message);
