import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '@my-note/contract';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '../../../core/errors.ts';
import { inTurn } from '../../../core/promises/in-turn.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import { atMost } from '../../../core/save-memory.ts';
import type { Services } from '../../../core/services.ts';
import { addressGroup } from '../../../core/text/address-group.ts';
import { sharesTexts } from '../texts.ts';
import { createProof, isProof, proofIn } from './share-proof.rules.ts';

const QUARTER_HOUR = 15 * 60_000;
const TRIES_PER_VISITOR = 20;
/** Above this, attempts at one share run one by one with a pause: it slows guesses and locks nobody out. */
const QUICK_TRIES_PER_SHARE = 200;
const PAUSE_MS = 1_000;
const MOST_WAITING = 30;
const TRIES_PER_ADDRESS = 60;
const REMEMBERED = 5_000;
/** Checked when there is no share, so that the time of a refusal reveals nothing. */
const nobody = hashPassword('nobody');

export type Attempt = {
  password: string | undefined;
  address: string;
  /** The browser's cookie header, and a function that sets a proof. */
  cookies: string | undefined;
  keepProof: (shareId: string, proof: string) => void;
};

/** Checks the passwords of shares: attempts are limited, and a right one is not hashed again at each call. */
export function createSharePasswords(
  services: Pick<Services, 'db' | 'clock'>,
  { quickTriesPerShare = QUICK_TRIES_PER_SHARE, pauseMs = PAUSE_MS } = {},
) {
  const limit = (name: string, max: number) =>
    createAttemptLimiter(services, {
      name,
      max,
      windowMs: QUARTER_HOUR,
      message: () => sharesTexts.tooManyAttempts,
    });
  const byVisitor = limit('share-password-by-share-and-address', TRIES_PER_VISITOR);
  const byShare = limit('share-password-by-share', quickTriesPerShare);
  const byAddress = limit('share-password-by-address', TRIES_PER_ADDRESS);
  const pauses = pLimit(1);
  const right = new LRUCache<string, true>({ ...atMost(REMEMBERED), ttl: QUARTER_HOUR });

  /** Accepts a visitor with the password; `hash` undefined means that there is no such share. */
  async function check(shareId: string, hash: string | null | undefined, attempt: Attempt) {
    const { password, address } = attempt;
    if (hash === null) return;
    if (password === undefined) {
      if (hash === undefined || hasProof(shareId, hash, attempt)) return;
      throw passwordRequired(sharesTexts.needsPassword);
    }
    const key = createHash('sha256').update(`${shareId}\n${hash}\n${password}`).digest('hex');
    const keep = (known: string) => attempt.keepProof(shareId, createProof(shareId, known, services.clock()));
    if (hash !== undefined && right.has(key)) return keep(hash);
    const from = addressGroup(address);
    const visitor = `${shareId}\n${from}`;
    await byAddress.consume(from);
    await byVisitor.consume(visitor);
    await byShare.consume(shareId).catch(slowDown);
    const expected = hash ?? (await nobody);
    const passes = await inTurn(() => verifyPassword({ hash: expected, password }));
    if (hash === undefined) return;
    if (!passes) throw passwordRequired(sharesTexts.wrongPassword);
    right.set(key, true);
    keep(hash);
    await byAddress.refund(from);
    await byVisitor.forget(visitor);
  }

  async function slowDown(refusal: unknown) {
    if (!(refusal instanceof AppError) || pauses.pendingCount >= MOST_WAITING) throw refusal;
    await pauses(() => wait(pauseMs));
  }

  const hasProof = (shareId: string, hash: string, { cookies }: Attempt) => {
    const proof = proofIn(cookies, shareId);
    return proof !== undefined && isProof(proof, shareId, hash, services.clock());
  };
  return { check };
}
export type SharePasswords = ReturnType<typeof createSharePasswords>;

const passwordRequired = (message: string) => new AppError(403, ERROR_CODES.passwordRequired, message);
