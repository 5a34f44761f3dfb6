import type { Database } from '../../src/core/database.ts';
import { randomIds, systemClock } from '../../src/core/services.ts';
import { hashToken } from '../../src/core/text/hash-token.ts';
import { insertSession } from '../../src/features/sessions/sessions.repository.ts';
import { upsertUser } from '../../src/items/index.ts';

const DAY = 24 * 60 * 60_000;

/** Somebody who is signed in, without the time that hashing a password takes. */
export async function newUser(db: Database, name: string) {
  const now = systemClock();
  const identity = { provider: 'embedded', providerUserId: name, name, email: name, avatarUrl: null };
  const token = randomIds.token();
  const { id: userId } = await upsertUser(db, identity, { id: randomIds.row(), now });
  const session = { id: randomIds.row(), userId, tokenHash: hashToken(token), lastUsedAt: now };
  await insertSession(db, { ...session, kind: 'session', expiresAt: new Date(now.getTime() + DAY) }, now);
  return { userId, token };
}
