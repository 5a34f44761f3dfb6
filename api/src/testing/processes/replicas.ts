import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config/config.ts';
import { openServices } from '../../app/config/open-services.ts';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { type Clock, systemClock } from '../../core/services.ts';
import { createDatabase } from '../database/create-database.ts';
import { useTemporaryDirectories } from '../temporary-directories.ts';
import type { TestApp } from '../test-user.ts';

type Replica = { app: TestApp; database: DatabaseHandle };

/** Two services with separate connections to one PostgreSQL. */
export function useReplicas(clock: Clock = systemClock, settings: Record<string, string> = {}) {
  const DATA_DIR = useTemporaryDirectories()();
  const started: Replica[] = [];

  beforeAll(async () => {
    const url = await createDatabase(inject('postgresUrl'));
    const config = readConfig({ LOG_LEVEL: 'silent', WRITES_PER_MINUTE: '0', DATA_DIR, ...settings });
    for (let n = 0; n < 2; n += 1) {
      const database = await openPostgres(url);
      const app = await buildApp({
        ...openServices(config, database, clock),
        config,
        // Without its URL, long work runs in this thread.
        database: { kind: database.kind },
      });
      started.push({ app, database });
    }
  });
  afterAll(async () => {
    for (const { app, database } of started) {
      // What a test left open is not awaited: that may take as long as connections are kept.
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    }
  });

  return (): [Replica, Replica] => {
    const [here, there] = started;
    if (!here || !there) throw new Error('The replicas are not started yet');
    return [here, there];
  };
}
