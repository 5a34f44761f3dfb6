import { paths } from '@my-note/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config/config.ts';
import { useApp } from '../../testing/test-app.ts';
import { newEmail, type TestApp } from '../../testing/test-user.ts';
import { AppError } from '../errors.ts';
import { randomIds } from '../services.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { tries } from './rate-limits.table.ts';

const config = { limits: { ...readConfig({}).limits, signInTriesPerAccount: 3 } };
const { app, db, services, clock, advance } = useApp(config);
const MINUTE = 60_000;

function newLimiter(max: number, name = randomIds.row()) {
  return createAttemptLimiter(
    { db: db(), clock },
    { name, max, windowMs: 2 * MINUTE, message: 'Too many attempts' },
  );
}
const refusal = async (work: Promise<void>) => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof AppError ? error : undefined;
};

describe('A limit of attempts', () => {
  it('refuses with the time after which the next attempt is accepted, and accepts it then', async () => {
    const limiter = newLimiter(2);
    await limiter.consume('ada');
    await limiter.consume('ada');
    advance(30_000);
    const refused = await refusal(limiter.consume('ada'));
    expect(refused).toMatchObject({
      statusCode: 429,
      message: 'Too many attempts. Try again in 2 minutes',
    });
    expect(refused?.details.retryAfterSeconds).toBeGreaterThanOrEqual(89);
    expect(refused?.details.retryAfterSeconds).toBeLessThanOrEqual(90);
    await limiter.consume('bob');
    advance(90_000);
    await limiter.consume('ada');
  });

  it('accepts exactly the allowed number of concurrent attempts', async () => {
    const limiter = newLimiter(5);
    const results = await Promise.all(Array.from({ length: 20 }, () => refusal(limiter.consume('ada'))));
    expect(results.filter((refused) => refused === undefined)).toHaveLength(5);
  });

  it('refunds an attempt, and resets a key', async () => {
    const limiter = newLimiter(1);
    await limiter.consume('ada');
    await limiter.refund('ada');
    await limiter.consume('ada');
    expect(await refusal(limiter.consume('ada'))).toBeDefined();
    await limiter.forget('ada');
    await limiter.consume('ada');
  });

  it('keeps limits of different names apart', async () => {
    await newLimiter(1).consume('ada');
    await newLimiter(1).consume('ada');
  });

  it('stores only hashes, and deletes ended windows', async () => {
    const limiter = newLimiter(1_000);
    await limiter.consume('ada@example.org');
    expect(JSON.stringify(await db().select().from(tries))).not.toContain('example');
    advance(3 * MINUTE);
    for (let n = 0; n < 200; n += 1) await limiter.consume('other');
    expect(await db().select().from(tries)).toHaveLength(1);
  });
});

describe('Two replicas on one database', () => {
  const other: { app?: TestApp } = {};
  beforeAll(async () => {
    const settings = { ...readConfig({ LOG_LEVEL: 'silent' }), ...config };
    other.app = await buildApp({ ...services(), clock, ids: randomIds, config: settings });
  });
  afterAll(() => other.app?.close());

  it('share the count of sign-in attempts', async () => {
    const payload = { email: newEmail(), password: 'wrong password' };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const replica = n % 2 ? app() : other.app;
      const response = await replica?.inject({ method: 'POST', url: `/api${paths.signIn}`, payload });
      statuses.push(response?.statusCode ?? 0);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
