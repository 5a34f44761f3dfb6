import {
  PUSH_LIMITS,
  type Push,
  type PushDevice,
  type PushMoved,
  type PushSubscription,
} from '@my-note/contract/push';
import type { Database } from '../../core/database.ts';
import { isSameSecret } from '../../core/http/same-secret.ts';
import type { SignedIn } from '../../core/http/session.ts';
import { PostRefused } from '../../core/outgoing/web-post.ts';
import type { Services } from '../../core/services.ts';
import { lockUser } from '../../items/index.ts';
import {
  deviceGone,
  endpointRefused,
  endpointTaken,
  keysRefused,
  pushOff,
  tooManyDevices,
} from './push.errors.ts';
import type { PushSubscriptionRow } from './push.table.ts';
import type { PushSender } from './push-sender.client.ts';
import { isCurvePoint } from './subscription-keys.rules.ts';
import {
  countOthers,
  deleteEndpoint,
  deleteSubscription,
  findByEndpoint,
  listSubscriptions,
  moveSubscription,
  putSubscription,
} from './subscriptions.repository.ts';

/** Without a sender push is turned off. */
export type PushDeps = Services & { push: PushSender | undefined };

const toDevice = (row: PushSubscriptionRow, device: string | null, sessionId: string): PushDevice => {
  const current = row.sessionId === sessionId;
  const endpoint = current ? row.endpoint : null;
  return { _id: row.id, device, createdAt: row.createdAt.toISOString(), current, endpoint };
};

export async function readPush({ db, push }: PushDeps, { userId, sessionId }: SignedIn): Promise<Push> {
  const rows = await listSubscriptions(db, userId);
  const devices = rows.map(({ row, device }) => toDevice(row, device, sessionId));
  return { publicKey: (await push?.publicKey()) ?? null, devices };
}

/** Names that lead into a private network are refused at each message; here what is certain already. */
function check({ push }: PushDeps, { endpoint, keys }: PushSubscription) {
  if (!push) throw pushOff();
  try {
    push.check(endpoint);
  } catch (error) {
    throw error instanceof PostRefused ? endpointRefused(error.message) : error;
  }
  if (!isCurvePoint(keys.p256dh)) throw keysRefused();
}

/** An endpoint has one row. Who has its keys too is the same browser, perhaps with another person. */
async function freeEndpoint(
  tx: Database,
  { endpoint, keys }: PushSubscription,
  isOwn: (row: PushSubscriptionRow) => boolean,
) {
  const row = await findByEndpoint(tx, endpoint);
  if (!row || isOwn(row)) return;
  if (!isSameSecret(keys.auth, row.auth) || keys.p256dh !== row.p256dh) throw endpointTaken();
  await deleteEndpoint(tx, row);
}

/** The browser of a session gets the notifications of its person from now on. */
export async function subscribe(
  deps: PushDeps,
  session: SignedIn,
  subscription: PushSubscription,
): Promise<Push> {
  check(deps, subscription);
  const { userId, sessionId } = session;
  const { db, clock, ids } = deps;
  const { endpoint, keys } = subscription;
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await freeEndpoint(tx, subscription, (row) => row.sessionId === sessionId);
    if ((await countOthers(tx, userId, sessionId)) >= PUSH_LIMITS.devices) throw tooManyDevices();
    const now = clock();
    const base = { id: ids.row(), createdBy: userId, createdAt: now, updatedAt: now };
    await putSubscription(tx, { ...base, sessionId, endpoint, ...keys });
  });
  return readPush(deps, session);
}

export async function unsubscribe({ db }: Services, ownerId: string, id: string) {
  if (!(await deleteSubscription(db, ownerId, id))) throw deviceGone();
  return { _id: id };
}

/**
 * A browser that got another subscription from its push service, while no page was open that is signed in. It is known by
 * the secret of the former one.
 */
export async function move(deps: PushDeps, { endpoint, auth, subscription }: PushMoved) {
  check(deps, subscription);
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const row = await findByEndpoint(tx, endpoint);
    if (!row || !isSameSecret(auth, row.auth)) throw deviceGone();
    await freeEndpoint(tx, subscription, ({ id }) => id === row.id);
    const { endpoint: next, keys } = subscription;
    await moveSubscription(tx, row.id, { endpoint: next, ...keys, updatedAt: clock() });
  });
  return { moved: true as const };
}
