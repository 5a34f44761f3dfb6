import { ignoreFullDisk } from '../../core/disk-full.ts';
import type { SignedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { hashToken } from '../../core/text/hash-token.ts';
import { findByAccessToken, markArrived } from './renewals/renewals.repository.ts';
import { findByToken, isLiveSession, touchSession } from './sessions.repository.ts';
import type { SessionRow } from './sessions.table.ts';

const TOUCH_MS = 60 * 60_000;
/** How long a replica without messages from the others may accept a session that was ended. */
const CACHE_MS = 5_000;
const MAX_ENTRIES = 20_000;

type Holder = Pick<SessionRow, 'id' | 'userId' | 'kind' | 'scope'>;

/** Finds the owner of a bearer token, usually without the database. */
export function createSessionCache({ db, bus, clock }: Services) {
  const entries = new Map<string, { value: SignedIn; readAt: number; expiresAt: number }>();
  /** Tokens that could not be stored on a full disk. */
  const held = new Map<string, { value: SignedIn; expiresAt: number }>();
  let forgettings = 0;

  async function findOfSession(tokenHash: string, now: Date) {
    const row = await findByAccessToken(db, tokenHash, now);
    if (row?.isFirstUse) await markArrived(db, row.id, row.generation).catch(ignoreFullDisk);
    return row;
  }

  async function read(tokenHash: string): Promise<SignedIn | null> {
    const now = clock();
    const before = forgettings;
    const row = (await findOfSession(tokenHash, now)) ?? (await findByToken(db, tokenHash, now));
    if (!row) return null;
    const { expiresAt } = row;
    if (!('isFirstUse' in row) && now.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= TOUCH_MS) {
      await touchSession(db, row.id, now).catch(ignoreFullDisk);
    }
    const { id: sessionId, userId, kind, scope } = row;
    const value = { sessionId, userId, kind, scope };
    if (entries.size >= MAX_ENTRIES) entries.clear();
    // Ended during the query, so the result is not cached.
    if (forgettings === before)
      entries.set(tokenHash, {
        value,
        readAt: now.getTime(),
        expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
      });
    return value;
  }

  function forgetAll(isMeant: (value: SignedIn) => boolean) {
    forgettings += 1;
    for (const tokens of [entries, held])
      for (const [key, { value }] of tokens) if (isMeant(value)) tokens.delete(key);
  }
  const forget = (sessionId: string) => forgetAll((value) => value.sessionId === sessionId);
  const forgetUser = (userId: string) => forgetAll((value) => value.userId === userId);
  const unsubscribe = [
    bus.subscribe('session-ended', {
      message: ({ sessionId }) => forget(sessionId),
      missed: () => forgetAll(() => true),
    }),
    bus.subscribe('user-ended', {
      message: ({ userId }) => forgetUser(userId),
      // Forgotten with the sessions that may have ended meanwhile.
      missed: () => undefined,
    }),
  ];

  function known(tokenHash: string): SignedIn | undefined {
    const now = clock().getTime();
    const entry = entries.get(tokenHash);
    if (entry && now - entry.readAt < CACHE_MS && now < entry.expiresAt) return entry.value;
    entries.delete(tokenHash);
    const kept = held.get(tokenHash);
    if (kept && now < kept.expiresAt) return kept.value;
    held.delete(tokenHash);
    return undefined;
  }

  return {
    /** The owner of a token that needs no reading. */
    known: (token: string) => known(hashToken(token)),
    /** A session that is known comes without a promise. */
    find(token: string): SignedIn | Promise<SignedIn | null> {
      const tokenHash = hashToken(token);
      return known(tokenHash) ?? read(tokenHash);
    },
    /** Accepts a token of a session until it expires, without the database. */
    hold(token: string, { id: sessionId, userId, kind, scope }: Holder, expiresAt: Date) {
      if (held.size >= MAX_ENTRIES) held.clear();
      held.set(hashToken(token), {
        value: { sessionId, userId, kind, scope },
        expiresAt: expiresAt.getTime(),
      });
    },
    /** Whether a session or token still exists, even if the access token of the call has expired. */
    isLive: (sessionId: string) => isLiveSession(db, sessionId, clock()),
    forget,
    forgetUser,
    close() {
      for (const stop of unsubscribe) stop();
    },
  };
}
export type SessionCache = ReturnType<typeof createSessionCache>;
