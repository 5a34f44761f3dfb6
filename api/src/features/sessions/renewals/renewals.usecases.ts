import { ACCESS_TOKEN_MS, type Renewal } from '@my-note/contract';
import type { Database } from '../../../core/database.ts';
import { isDiskFull } from '../../../core/disk-full.ts';
import { AppError } from '../../../core/errors.ts';
import type { Caller } from '../../../core/http/caller.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/text/hash-token.ts';
import { toUser } from '../../../items/index.ts';
import { recordActivity } from '../../activity/activity.usecases.ts';
import { type EndingDeps, removeSession } from '../remove-session.usecases.ts';
import type { SessionRow } from '../sessions.table.ts';
import { sessionsTexts } from '../texts.ts';
import {
  cookieValue,
  isPageSigned,
  isSigned,
  type NewCookies,
  type PageCookie,
  pageCookieValue,
  type RenewalCookie,
} from './renewal-cookie.rules.ts';
import { insertAccessToken, lockSession, readSession, updateSession } from './renewals.repository.ts';

const DAY = 24 * 60 * 60_000;
/** Without a renewal a session ends after the first time, and in any case after the second. */
const IDLE_MS = 30 * DAY;
const LONGEST_MS = 180 * DAY;
/** Tabs that start concurrently send the same cookie, some of them just after it was replaced. */
const GRACE_MS = 30_000;

type Renewed = { response: Renewal; cookies: NewCookies };

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const earliest = (...dates: (Date | null)[]) =>
  new Date(Math.min(...dates.map((date) => date?.getTime() ?? Number.POSITIVE_INFINITY)));

/** The columns of a session with its first cookies, and those cookies. */
export function firstCookies({ ids, clock }: Pick<Services, 'ids' | 'clock'>) {
  const now = clock();
  const [family, renewalKey] = [ids.token(), ids.token()];
  const row = {
    tokenHash: hashToken(family),
    renewalKey,
    generation: 0,
    rotatedAt: now,
    lastUsedAt: now,
    expiresAt: later(now, IDLE_MS),
    endsAt: later(now, LONGEST_MS),
  };
  const page = pageCookieValue(row.tokenHash, renewalKey);
  const maxAge = IDLE_MS / 1000;
  return { row, cookies: { renewal: cookieValue(family, renewalKey, 0), page, maxAge } };
}

type Live = Pick<SessionRow, 'id' | 'generation' | 'expiresAt'>;

export async function newAccessToken({ ids }: Pick<Services, 'ids'>, tx: Database, session: Live, now: Date) {
  const accessToken = ids.token();
  const expiresAt = earliest(later(now, ACCESS_TOKEN_MS), session.expiresAt);
  const { id: sessionId, generation } = session;
  await insertAccessToken(tx, { tokenHash: hashToken(accessToken), sessionId, generation, expiresAt }, now);
  return { accessToken, expiresAt: expiresAt.toISOString() };
}

/** Whether a cookie is the present one, or the one before it from a browser that may not have this one. */
function isInUse(session: SessionRow, { generation }: RenewalCookie, now: Date) {
  if (generation === session.generation) return true;
  return generation === session.generation - 1 && (isFresh(session, now) || !session.arrived);
}

const isFresh = ({ rotatedAt }: SessionRow, now: Date) =>
  now.getTime() - (rotatedAt?.getTime() ?? 0) < GRACE_MS;

async function byCookie(deps: EndingDeps, tx: Database, sent: RenewalCookie) {
  const now = deps.clock();
  const found = await lockSession(tx, { tokenHash: hashToken(sent.family), isFormer: false, now });
  const key = found?.session.renewalKey;
  if (!found || !key || !isSigned(sent, key)) return undefined;
  const { session, user } = found;
  if (!isInUse(session, sent, now)) {
    // Someone else has a copy of the cookie; which of the two is the user is unknown.
    await removeSession(deps, tx, session);
    return undefined;
  }
  const replaces = sent.generation === session.generation && !isFresh(session, now);
  const generation = session.generation + (replaces ? 1 : 0);
  const expiresAt = earliest(later(now, IDLE_MS), session.endsAt);
  await updateSession(tx, session.id, {
    ...{ expiresAt, lastUsedAt: now, updatedAt: now },
    ...(replaces ? { generation, rotatedAt: now, arrived: false } : {}),
  });
  const token = await newAccessToken(deps, tx, { id: session.id, generation, expiresAt }, now);
  const maxAge = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  const page = pageCookieValue(session.tokenHash, key);
  return {
    response: { user: toUser(user), ...token },
    cookies: { renewal: cookieValue(sent.family, key, generation), page, maxAge },
  };
}

/**
 * On a full disk nothing can be stored, and without an access token nothing could be read: the cookie stays,
 * and only this process knows the token.
 */
async function withoutRoom(deps: EndingDeps, sent: RenewalCookie): Promise<Renewed | undefined> {
  const now = deps.clock();
  const found = await readSession(deps.db, { tokenHash: hashToken(sent.family), isFormer: false, now });
  const key = found?.session.renewalKey;
  if (!found || !key || !isSigned(sent, key) || !isInUse(found.session, sent, now)) return undefined;
  const { session, user } = found;
  const accessToken = deps.ids.token();
  const expiresAt = earliest(later(now, ACCESS_TOKEN_MS), session.expiresAt);
  deps.sessions.hold(accessToken, session, expiresAt);
  const maxAge = Math.ceil((earliest(session.expiresAt).getTime() - now.getTime()) / 1000);
  return {
    response: { user: toUser(user), accessToken, expiresAt: expiresAt.toISOString() },
    cookies: {
      renewal: cookieValue(sent.family, key, sent.generation),
      page: pageCookieValue(session.tokenHash, key),
      maxAge,
    },
  };
}

/** A session of a former version has one token for all calls. It stays valid for a while, for open pages. */
async function byFormerToken(deps: EndingDeps, tx: Database, formerToken: string) {
  const now = deps.clock();
  const tokenHash = hashToken(formerToken);
  const found = await lockSession(tx, { tokenHash, isFormer: true, now });
  if (!found) return undefined;
  const { row, cookies } = firstCookies(deps);
  const session = { ...found.session, ...row };
  await updateSession(tx, session.id, { ...row, updatedAt: now });
  const [sessionId, generation] = [session.id, session.generation];
  await insertAccessToken(
    tx,
    { tokenHash, sessionId, generation, expiresAt: later(now, ACCESS_TOKEN_MS) },
    now,
  );
  const token = await newAccessToken(deps, tx, session, now);
  return { response: { user: toUser(found.user), ...token }, cookies };
}

/** Returns a new access token for the browser's cookie, and usually a new cookie. */
export async function renew(
  deps: EndingDeps,
  cookie: RenewalCookie | undefined,
  formerToken: string | undefined,
): Promise<Renewed> {
  const stored = deps.db.transaction(
    async (tx) =>
      (cookie && (await byCookie(deps, tx, cookie))) ??
      (formerToken ? await byFormerToken(deps, tx, formerToken) : undefined),
  );
  const renewed = await stored.catch((error: unknown) => {
    if (!cookie || !isDiskFull(error)) throw error;
    return withoutRoom(deps, cookie);
  });
  if (!renewed) throw new AppError(401, 'SESSION_ENDED', sessionsTexts.signInEnded);
  return renewed;
}

/** The person whose browser sent a page cookie; nothing is renewed by it. */
export async function readerOf({ db, clock }: Services, cookie: PageCookie): Promise<string | undefined> {
  const { tokenHash } = cookie;
  const found = await readSession(db, { tokenHash, isFormer: false, now: clock() });
  const key = found?.session.renewalKey;
  return key && isPageSigned(cookie, key) ? found.user.id : undefined;
}

/** Ends the session of a cookie, if there is one. */
export const endByCookie = (deps: EndingDeps, cookie: RenewalCookie) => end(deps, cookie);

/** Ends the session of a cookie because its person asks for it. */
export const signOut = (deps: EndingDeps, cookie: RenewalCookie, caller: Caller) => end(deps, cookie, caller);

async function end(deps: EndingDeps, { family, ...sent }: RenewalCookie, caller?: Caller): Promise<boolean> {
  const now = deps.clock();
  const ended = await deps.db.transaction(async (tx) => {
    const found = await lockSession(tx, { tokenHash: hashToken(family), isFormer: false, now });
    const key = found?.session.renewalKey;
    if (!found || !key || !isSigned({ family, ...sent }, key)) return undefined;
    await removeSession(deps, tx, found.session);
    const { userId: ownerId } = found.session;
    if (caller) await recordActivity(deps, tx, { ownerId, kind: 'signed-out', caller });
    return found.session;
  });
  if (ended) deps.sessions.forget(ended.id);
  return ended !== undefined;
}
