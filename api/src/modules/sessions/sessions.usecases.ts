import type { LoginAnswer, LoginRequest } from '@my-note/shared-kit/contract';
import { AppError, invalid } from '../../errors.ts';
import type { IdentityVerifiers } from '../../identity/identity-verifier.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';
import { toUser } from '../users/users.models.ts';
import { upsertUser } from '../users/users.repository.ts';
import { hashToken, SESSION_MS, type SessionCache, type SignedIn } from './session-cache.ts';
import { deleteSession, insertSession } from './sessions.repository.ts';

const welcome = {
  kind: 'welcome' as const,
  title: 'Welcome to My Note',
  description: 'Write your first note, or load the example notes on Home for a short tour.',
  href: '/',
};

export type SessionsDeps = Services & { verifiers: IdentityVerifiers; sessions: SessionCache };

export async function signIn(deps: SessionsDeps, { provider, token }: LoginRequest): Promise<LoginAnswer> {
  const { db, clock, ids, verifiers } = deps;
  const verifier = verifiers[provider];
  if (!verifier) throw invalid(`Sign-in with ${provider} is not set up here`);
  const identity = await verifier.verify(token);
  if (!identity) throw new AppError(401, 'INVALID_CREDENTIALS', 'This sign-in has expired. Sign in again');
  const now = clock();
  const accessToken = ids.token();
  const user = await db.transaction(async (tx) => {
    const fresh = { id: ids.row(), now };
    const row = await upsertUser(tx, identity, fresh);
    if (row.id === fresh.id) await notify(deps, tx, { to: row.id, ...welcome });
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await insertSession(tx, {
      id: ids.row(),
      userId: row.id,
      tokenHash: hashToken(accessToken),
      now,
      expiresAt,
    });
    return row;
  });
  return { user: toUser(user), accessToken };
}

export async function signOut({ db, bus, sessions }: SessionsDeps, { userId, sessionId }: SignedIn) {
  await db.transaction(async (tx) => {
    await deleteSession(tx, userId, sessionId);
    await bus.publish(tx, 'session-ended', { sessionId });
  });
  // Forgotten after the row is gone, or a request in between would fill the cache again.
  sessions.forget(sessionId);
  return { _id: sessionId };
}
