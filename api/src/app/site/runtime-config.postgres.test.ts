import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { readConfig } from '../config/config.ts';
import { createRuntimeConfig } from './runtime-config.ts';

it('comes without a count of accounts while the database does not respond, and counts later', async () => {
  const { db, close } = await openPostgres(await createDatabase(inject('postgresUrl')));
  const configFor = createRuntimeConfig(readConfig({ LOG_LEVEL: 'silent' }), db);
  const request = { headers: {}, socket: { remoteAddress: '127.0.0.1' } };
  const read = () => configFor(request as Parameters<typeof configFor>[0]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in access exclusive mode`);
    expect(await read()).not.toHaveProperty('firstAccount');
  });
  expect(await read()).toHaveProperty('firstAccount');
  await close();
});
