import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/app/config/config.ts';
import { openDatabase } from '../../src/app/config/open-database.ts';
import { openServices } from '../../src/app/config/open-services.ts';
import { newUser } from '../seed/new-user.ts';
import { seedNotes } from '../seed/seed.ts';

/** The service as it is installed, with one reader; addresses are those that the caller says. */
const config = {
  ...readConfig({ LOG_LEVEL: 'error', TRUST_PROXY: '1', WRITES_PER_MINUTE: '0' }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-hostile-')),
};
const database = await openDatabase(config);
const reader = await newUser(database.db, 'reader');
const { slugs } = await seedNotes(database.db, reader.userId, { count: 200, searched: false });
const app = await buildApp({ ...openServices(config, database), config });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.({ origin, token: reader.token, slugs });
