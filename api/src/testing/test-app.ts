import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app/app.ts';
import { type Config, readConfig } from '../app/config/config.ts';
import { openServices } from '../app/config/open-services.ts';
import type { DatabaseHandle } from '../core/database/database-handle.ts';
import type { DiskSpace } from '../core/files/disk-space.ts';
import type { LogTarget } from '../core/logging/logging.ts';
import type { Services } from '../core/services.ts';
import type { IdentityVerifier } from '../features/identity/identity.port.ts';
import { openTestDatabase } from './database/test-database.ts';
import { useTemporaryDirectories } from './temporary-directories.ts';
import { newEmail, signInWith, type TestApp } from './test-user.ts';

/** A clock that starts at the real time and can be put forward. */
function createTestClock() {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const advance = (milliseconds: number) => {
    ahead += milliseconds;
  };
  return { clock, advance };
}

/** Uses the e-mail as the token: hashing a password for every test would take most of their time. */
const trusting: IdentityVerifier = {
  verify: async (email) => ({
    provider: 'firebase',
    providerUserId: email,
    email,
    name: 'Ada',
    avatarUrl: null,
  }),
};

/** One service on one real database for the tests of a file. */
export function useApp(
  changes: Partial<Config> = {},
  logTarget?: LogTarget,
  verifiers: Record<string, IdentityVerifier> = { firebase: trusting },
  space?: DiskSpace,
  /** A database of the file's own, with the thread that imports and exports. */
  open?: () => Promise<DatabaseHandle>,
) {
  const newDirectory = useTemporaryDirectories();
  const { clock, advance } = createTestClock();
  const started: { app?: TestApp; database?: DatabaseHandle } = {};
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: newDirectory() }),
    // Every test creates users, all from one address.
    signInRequestsPerMinute: 0,
    ...changes,
  };

  beforeAll(async () => {
    started.database = await (open ?? openTestDatabase)();
    started.app = await buildApp({
      ...services(),
      config,
      verifiers,
      ...(logTarget ? { logTarget } : {}),
      ...(space ? { space } : {}),
      ...(open ? { database: started.database } : {}),
    });
  });
  afterAll(async () => {
    await started.app?.close();
    await started.database?.close();
  });

  const app = () => {
    if (!started.app) throw new Error('The service is not started yet');
    return started.app;
  };
  /** The services inside the app, for what no call reaches. */
  const services = (): Services => {
    if (!started.database) throw new Error('The database is not open yet');
    return openServices(config, started.database, clock);
  };
  const newUser = (email = newEmail()) => signInWith(app(), { provider: 'firebase', token: email });
  return {
    app,
    db: () => services().db,
    services,
    clock,
    advance,
    newUser,
    dataDir: config.dataDir,
  };
}
