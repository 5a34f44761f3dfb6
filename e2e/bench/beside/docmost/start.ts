import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../../api/src/testing/database/postgres-server.ts';
import { freePort } from '../../../fixtures/server.ts';
import { startRedis } from './redis.ts';
import { seedDocmost } from './seed.ts';

const TRIES = 300;
const STEP_MS = 200;

/** A Docmost of its own with a PostgreSQL and a Redis, which end with it. */
export async function startDocmost(dir: string, text: string, count: number) {
  const [port, databasePort, redisPort] = [await freePort(), await freePort(), await freePort()];
  const redis = await startRedis(redisPort);
  const postgres = await startPostgres([], databasePort);
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/main'], {
    cwd: path.join(dir, 'apps/server'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_URL: origin,
      PORT: String(port),
      APP_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      STORAGE_DRIVER: 'local',
      DISABLE_TELEMETRY: 'true',
    },
  });
  const stop = async () => {
    server.kill();
    redis.stop();
    await postgres.stop();
  };
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${origin}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (tries === TRIES || server.exitCode !== null) {
      await stop();
      throw new Error('Docmost does not start');
    }
    await wait(STEP_MS);
  }
  return { ...(await seedDocmost(origin, postgres.url, text, count)), origin, stop };
}
