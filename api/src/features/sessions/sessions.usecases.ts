import { type LoginAnswer, type LoginRequest, links } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { SignedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { cancelDeletion, countUsers, toUser, upsertUser } from '../../items/index.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import type { IdentityVerifiers } from '../identity/identity.port.ts';
import { followLink, issuerHost } from '../identity/links/links.usecases.ts';
import { type AdmissionRules, admit, type Entry, refuseMore } from '../invitations/admission.usecases.ts';
import { notify } from '../notifications/notify.usecases.ts';
import { type EndingDeps, removeSession } from './remove-session.usecases.ts';
import type { NewCookies } from './renewals/renewal-cookie.rules.ts';
import { firstCookies, newAccessToken } from './renewals/renewals.usecases.ts';
import { accountDeleted, accountDisabled } from './sessions.errors.ts';
import { deleteExpiredSessions, insertSession, listSessions } from './sessions.repository.ts';
import type { SessionRow } from './sessions.table.ts';
import { sessionsTexts } from './texts.ts';

const LISTED_SESSIONS = 100;

const welcome = {
  kind: 'welcome' as const,
  title: () => sessionsTexts.welcome,
  description: () => sessionsTexts.welcomeText,
  href: links.home(),
};

const kept = {
  kind: 'welcome' as const,
  title: () => sessionsTexts.stays,
  description: () => sessionsTexts.staysText,
  href: links.account(),
};

export type SessionsDeps = EndingDeps & {
  verifiers: IdentityVerifiers;
  config: AdmissionRules;
};

export async function signIn(
  deps: SessionsDeps,
  { provider, token }: LoginRequest,
  caller: Caller,
  entry: Entry,
): Promise<{ response: LoginAnswer; cookies: NewCookies }> {
  const { db, clock, ids, verifiers, config } = deps;
  const verifier = verifiers.get(provider);
  if (!verifier) throw invalid(sessionsTexts.notSetUp(provider));
  const identity = await verifier.verify(token);
  if (!identity) throw new AppError(401, 'INVALID_CREDENTIALS', sessionsTexts.signInExpired);
  const now = clock();
  const { row: renewable, cookies } = firstCookies(deps);
  const response = await db.transaction(async (tx) => {
    const isLinked = await followLink(tx, identity, now);
    const fresh = { id: ids.row(), now };
    const row = await upsertUser(tx, identity, fresh, async () => {
      if (verifier.accountsElsewhere) {
        const rules = { ...config, signUp: verifier.signUp ?? config.signUp };
        return (await admit({ clock, config: rules }, tx, { ...entry, role: identity.role })).role;
      }
      // Who has an account of this service was admitted when it was created.
      refuseMore(config, await countUsers(tx));
      return undefined;
    });
    if (row.deleted) throw accountDeleted();
    if (row.disabledAt) throw accountDisabled();
    if (row.deletionAt) await keepAccount(deps, tx, row.id, caller);
    if (row.id === fresh.id) await notify(deps, tx, { to: row.id, ...welcome });
    await deleteExpiredSessions(tx, row.id, now);
    const session = { id: ids.row(), userId: row.id, device: caller.device, ...renewable };
    await insertSession(tx, session, now);
    const event = { ownerId: row.id, detail: issuerHost(identity.provider), caller };
    if (isLinked) await recordActivity(deps, tx, { ...event, kind: 'identity-linked' });
    await recordActivity(deps, tx, { ...event, kind: 'signed-in' });
    const { accessToken } = await newAccessToken(deps, tx, session, now);
    return { user: toUser(row), accessToken };
  });
  return { response, cookies };
}

/** Signing in takes back the planned deletion of an account. */
async function keepAccount(deps: SessionsDeps, tx: Database, ownerId: string, caller: Caller) {
  await cancelDeletion(tx, ownerId);
  await recordActivity(deps, tx, { ownerId, kind: 'deletion-canceled', caller });
  await notify(deps, tx, { to: ownerId, ...kept });
}

/** The sessions of a user, the last used first. */
export async function readSessions({ db, clock }: Services, { userId, sessionId }: SignedIn) {
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
  deps: EndingDeps,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
  id: string,
  caller: Caller,
  kind: SessionRow['kind'] = 'session',
) {
  const ended = await deps.db.transaction(async (tx) => {
    const row = await removeSession(deps, tx, { id, userId, kind });
    if (!row) return undefined;
    const event =
      kind === 'token'
        ? ({ kind: 'token-revoked', detail: row.name ?? '' } as const)
        : ({ kind: 'signed-out', detail: id === sessionId ? '' : (row.device ?? '') } as const);
    await recordActivity(deps, tx, { ownerId: userId, ...event, caller });
    return row;
  });
  // Removed from the cache after the row, or a request in between would cache it again.
  deps.sessions.forget(id);
  if (!ended) throw notFound(kind === 'token' ? sessionsTexts.tokenEnded : sessionsTexts.sessionEnded);
  return { _id: id };
}
