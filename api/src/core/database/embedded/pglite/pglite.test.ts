import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { useTemporaryDirectories } from '../../../../testing/temporary-directories.ts';
import type { DatabaseHandle } from '../../database-handle.ts';
import { openEmbedded } from '../embedded.ts';

const newDirectory = useTemporaryDirectories();
let handle: DatabaseHandle | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await handle?.close();
});

it('writes every commit to the disk before it is acknowledged, with small buffers', async () => {
  handle = await openEmbedded(newDirectory(), { engine: 'pglite' });
  const { db } = handle;
  const settings = await db.execute(
    sql`select current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers`,
  );
  expect(settings).toMatchObject({ rows: [{ fsync: 'on', buffers: '16MB' }] });
  await db.execute(sql`create table probe (n int)`);
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let n = 0; n < 20; n += 1) await db.execute(sql`insert into probe values (${n})`);
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(20);
});
