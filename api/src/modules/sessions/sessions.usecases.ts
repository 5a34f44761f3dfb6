import type { LoginAnswer, LoginRequest } from '@my-note/shared-kit/contract';
import type { Session } from '@my-note/shared-kit/contract/sessions';
import type { Config } from '../../config.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import { hashToken } from '../../hash-token.ts';
import type { IdentityVerifiers } from '../../identity/identity-verifier.ts';
import type { Services } from '../../services.ts';
import { signUpClosed } from '../accounts/accounts.errors.ts';
import { notify } from '../notifications/notify.ts';
import { toUser } from '../users/users.models.ts';
import { isKnown, upsertUser } from '../users/users.repository.ts';
import { describeDevice } from './device.ts';
import { SESSION_MS, type SessionCache, type SignedIn } from './session-cache.ts';
import { deleteExpiredSessions, deleteSession, insertSession, listSessions } from './sessions.repository.ts';
import type { SessionRow } from './sessions.table.ts';

const LISTED_SESSIONS = 100;

const welcome = {
  kind: 'welcome' as const,
  title: 'Welcome to My Note',
  description: 'Write your first note, or load the example notes on Home for a short tour.',
  href: '/',
};

/** What ending a session or a token takes. */
export type EndingDeps = Services & { sessions: SessionCache };
export type SessionsDeps = EndingDeps & { verifiers: IdentityVerifiers; config: Pick<Config, 'signUp'> };

export async function signIn(
  deps: SessionsDeps,
  { provider, token }: LoginRequest,
  userAgent: string | undefined,
): Promise<LoginAnswer> {
  const { db, clock, ids, verifiers, config } = deps;
  const verifier = verifiers.get(provider);
  if (!verifier) throw invalid(`Sign-in with ${provider} is not set up here`);
  const identity = await verifier.verify(token);
  if (!identity) throw new AppError(401, 'INVALID_CREDENTIALS', 'This sign-in has expired. Sign in again');
  const now = clock();
  const accessToken = ids.token();
  const user = await db.transaction(async (tx) => {
    const closed = verifier.accountsElsewhere && config.signUp === 'closed';
    if (closed && !(await isKnown(tx, identity))) throw signUpClosed();
    const fresh = { id: ids.row(), now };
    const row = await upsertUser(tx, identity, fresh);
    if (row.id === fresh.id) await notify(deps, tx, { to: row.id, ...welcome });
    await deleteExpiredSessions(tx, row.id, now);
    const session = {
      id: ids.row(),
      userId: row.id,
      tokenHash: hashToken(accessToken),
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
      device: describeDevice(userAgent),
    };
    await insertSession(tx, session, now);
    return row;
  });
  return { user: toUser(user), accessToken };
}

/** Where the user is signed in, the last used first. */
export async function readSessions(
  { db, clock }: Services,
  { userId, sessionId }: SignedIn,
): Promise<Session[]> {
  const rows = await listSessions(db, userId, 'session', LISTED_SESSIONS);
  return rows
    .filter(({ expiresAt }) => expiresAt && expiresAt > clock())
    .map(({ id, createdAt, lastUsedAt, device }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
      current: id === sessionId,
      device,
    }));
}

export async function endSession(
  { db, bus, sessions }: EndingDeps,
  userId: string,
  id: string,
  kind: SessionRow['kind'] = 'session',
) {
  const ended = await db.transaction(async (tx) => {
    const row = await deleteSession(tx, userId, kind, id);
    if (row) await bus.publish(tx, 'session-ended', { sessionId: id });
    return row;
  });
  // Forgotten after the row is gone, or a request in between would fill the cache again.
  sessions.forget(id);
  if (!ended) throw notFound(`This ${kind === 'token' ? 'token' : 'sign-in'} has ended already`);
  return { _id: id };
}
