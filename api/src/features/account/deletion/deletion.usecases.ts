import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../../core/http/caller.ts';
import type { Services } from '../../../core/services.ts';
import { recordActivity } from '../../activity/activity.usecases.ts';
import { removeFiles } from '../../attachments/scaled/scaled-files.rules.ts';
import { removeSessionsOf } from '../../sessions/remove-session.usecases.ts';
import { accountGone, lastOperator } from '../account.errors.ts';
import {
  beginPurge,
  deleteAccount,
  deleteFileRows,
  leavesNoOperator,
  listDueAccounts,
  listFiles,
  lockAccount,
  lockOperators,
  setDeletion,
} from './deletion.repository.ts';

const GRACE_MS = 7 * 24 * 60 * 60_000;

type Deps = Pick<Services, 'db' | 'bus' | 'clock' | 'ids'>;
type By = { actor?: 'self' | 'operator'; caller?: Caller | undefined };

/**
 * Plans the deletion of an account in 7 days. Until then it is signed out, its shares are closed, and signing in takes
 * the deletion back.
 */
export async function scheduleDeletion(deps: Deps, userId: string, by: By = {}): Promise<Date> {
  const deletionAt = new Date(deps.clock().getTime() + GRACE_MS);
  await deps.db.transaction(async (tx) => {
    await lockOperators(tx);
    if (!(await lockAccount(tx, userId))) throw accountGone();
    if (await leavesNoOperator(tx, userId)) throw lastOperator();
    await setDeletion(tx, userId, deletionAt);
    await removeSessionsOf(deps, tx, userId);
    await recordActivity(deps, tx, { ownerId: userId, kind: 'deletion-scheduled', ...by });
  });
  return deletionAt;
}

/** Takes a planned deletion back. False when there is none, or when it has begun. */
export function cancelDeletion(deps: Deps, userId: string, by: By = {}): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account?.deletionAt || account.deleted) return false;
    await setDeletion(tx, userId, null);
    await recordActivity(deps, tx, { ownerId: userId, kind: 'deletion-canceled', ...by });
    return true;
  });
}

type PurgeDeps = Pick<Services, 'db' | 'files' | 'feed' | 'clock'>;

/** Removes an account whose time has come: its files first, so that none is left without a row that names it. */
async function purgeAccount({ db, files, feed, clock }: PurgeDeps, userId: string) {
  if (!(await beginPurge(db, userId, clock()))) return;
  for (;;) {
    const ids = await listFiles(db, userId);
    if (ids.length === 0) break;
    for (const id of ids) await removeFiles(files, id);
    await deleteFileRows(db, userId, ids);
  }
  await feed.purge?.(db, userId);
  await db.transaction((tx) => deleteAccount(tx, userId));
}

/** Removes all accounts whose time has come. One that fails is tried again later. */
export async function purgeDueAccounts(services: PurgeDeps & { log: Pick<FastifyBaseLogger, 'error'> }) {
  for (const userId of await listDueAccounts(services.db, services.clock())) {
    await purgeAccount(services, userId).catch((error: unknown) =>
      services.log.error(error, 'Removing an account failed and is tried again'),
    );
  }
}
