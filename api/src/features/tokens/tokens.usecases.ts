import type { AccessToken, AccessTokenCreate, NewAccessToken } from '@my-note/contract/sessions';
import { AppError, invalid } from '../../core/errors.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { Services } from '../../core/services.ts';
import { hashToken } from '../../core/text/hash-token.ts';
import { lockUser } from '../../items/index.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import { insertSession, listSessions } from '../sessions/sessions.repository.ts';
import type { SessionRow } from '../sessions/sessions.table.ts';
import { tokensTexts } from './texts.ts';

const MAX_TOKENS = 50;
const TOKEN_START = 'mn_';
const SHOWN_LETTERS = 4;
/** Dates are sent with a year of four digits. */
const LATEST = new Date('9999-01-01');

export async function readTokens({ db }: Services, userId: string): Promise<AccessToken[]> {
  const rows = await listSessions(db, userId, 'token', MAX_TOKENS);
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(toAccessToken);
}

export function createToken(
  services: Services,
  userId: string,
  { name, scope, expires }: AccessTokenCreate,
  caller: Caller,
): Promise<NewAccessToken> {
  const { db, clock, ids } = services;
  const now = clock();
  const expiresAt = expires === null ? null : endOf(expires);
  if (expiresAt && (expiresAt <= now || expiresAt > LATEST)) {
    throw invalid(tokensTexts.badDate);
  }
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await listSessions(tx, userId, 'token', MAX_TOKENS)).length >= MAX_TOKENS) {
      throw new AppError(409, 'TOO_MANY_TOKENS', tokensTexts.tooMany(MAX_TOKENS));
    }
    const token = `${TOKEN_START}${ids.token()}`;
    const prefix = token.slice(0, TOKEN_START.length + SHOWN_LETTERS);
    const facts = { name, scope, prefix, expiresAt, tokenHash: hashToken(token) };
    const row = await insertSession(tx, { id: ids.row(), userId, kind: 'token', ...facts }, now);
    await recordActivity(services, tx, { ownerId: userId, kind: 'token-created', detail: name, caller });
    return { ...toAccessToken(row), token };
  });
}

/** A day without a time includes that day. */
const endOf = (expires: string) =>
  new Date(expires.length === '2030-12-31'.length ? `${expires}T23:59:59.999Z` : expires);

const toAccessToken = (row: SessionRow): AccessToken => ({
  _id: row.id,
  name: row.name ?? '',
  scope: row.scope,
  prefix: row.prefix ?? '',
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expires: row.expiresAt?.toISOString() ?? null,
});
