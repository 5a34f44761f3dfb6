import fs, { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { isDiskFull } from '../../disk-full.ts';
import { createDiskSpace, MEGABYTE } from '../../files/disk-space.ts';
import type { DatabaseHandle } from '../database-handle.ts';
import { migrations } from '../migrations.ts';
import { openEmbedded } from './embedded.ts';

const opened: DatabaseHandle[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const handle of opened.splice(0)) await handle.close();
});
const newDirectory = useTemporaryDirectories();

// Making a database takes seconds, copying one does not.
const template = newDirectory();
beforeAll(async () => (await openEmbedded(template)).close());
function filledDirectory(directory = newDirectory()) {
  cpSync(path.join(template, 'db'), path.join(directory, 'db'), { recursive: true });
  return directory;
}
async function open(directory: string) {
  const handle = await openEmbedded(directory);
  opened.push(handle);
  return handle;
}
async function setting(handle: DatabaseHandle, name: string) {
  const [row] = await handle.db
    .select({ value: sql<string>`current_setting(${name})` })
    .from(sql`(values (1)) one`);
  return row?.value;
}

it('writes every commit to the disk before it is acknowledged', async () => {
  const { db } = await open(filledDirectory());
  await db.execute(sql`create table probe (n int)`);
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let n = 0; n < 20; n += 1) await db.execute(sql`insert into probe values (${n})`);
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(20);
});

it('runs with fsync on and small buffers', async () => {
  const handle = await open(filledDirectory());
  expect([await setting(handle, 'fsync'), await setting(handle, 'shared_buffers')]).toEqual(['on', '16MB']);
});

it('is opened once; a second opening is refused, naming the process that holds it', async () => {
  const directory = filledDirectory();
  const first = await open(directory);
  await expect(openEmbedded(directory)).rejects.toThrow(
    `is in use by another My Note (process ${process.pid})`,
  );
  opened.pop();
  await first.close();
  await open(directory);
});

it('starts over after an interrupted first start', async () => {
  const directory = newDirectory();
  mkdirSync(path.join(directory, 'db.tmp'));
  writeFileSync(path.join(directory, 'db.tmp', 'PG_VERSION'), '18');
  await open(directory);
  expect(existsSync(path.join(directory, 'db.tmp'))).toBe(false);
});

it('changes no files that are not a database', async () => {
  const directory = newDirectory();
  mkdirSync(path.join(directory, 'db'));
  writeFileSync(path.join(directory, 'db', 'letter.txt'), 'dear');
  await expect(openEmbedded(directory)).rejects.toThrow('holds files that are not a database');
  expect(existsSync(path.join(directory, 'db', 'letter.txt'))).toBe(true);
});

it('works in a directory whose path is too long for a socket', async () => {
  const directory = filledDirectory(path.join(newDirectory(), 'x'.repeat(120)));
  await open(directory);
  await expect(openEmbedded(directory)).rejects.toThrow('is in use');
});

it('refuses only writes while the reserve of the disk is used up', async () => {
  const room = { free: 1_000 * MEGABYTE };
  const directory = filledDirectory();
  const space = createDiskSpace(directory, 64, () => room.free);
  const handle = await openEmbedded(directory, migrations, space);
  opened.push(handle);
  const { db } = handle;
  await db.execute(sql`create table probe (n int)`);
  await db.execute(sql`insert into probe values (1)`);
  room.free = 15 * MEGABYTE;
  const full = (error: unknown) => isDiskFull(error);
  expect(await db.execute(sql`insert into probe values (2)`).catch(full)).toBe(true);
  const both = db.transaction(async (tx) => {
    room.free = 1_000 * MEGABYTE;
    await tx.execute(sql`insert into probe values (3)`);
    room.free = 15 * MEGABYTE;
    await tx.execute(sql`update probe set n = 4`);
  });
  expect(await both.catch(full)).toBe(true);
  expect(await db.execute(sql`select n from probe`)).toMatchObject({ rows: [{ n: 1 }] });
  room.free = 17 * MEGABYTE;
  await db.execute(sql`update probe set n = 5`);
});

it('does not start on a full disk', async () => {
  const directory = filledDirectory();
  const space = createDiskSpace(directory, 64, () => 3.7 * MEGABYTE);
  await expect(openEmbedded(directory, migrations, space)).rejects.toThrow(
    'is full: 3 MB are free, 16 MB are needed to start',
  );
});

it('says what to do when a database file is missing', async () => {
  const directory = filledDirectory();
  rmSync(path.join(directory, 'db', 'PG_VERSION'));
  await expect(openEmbedded(directory)).rejects.toThrow('has lost its file PG_VERSION');
});

it('refuses data of a newer version, and changes nothing', async () => {
  const directory = filledDirectory();
  const newer = await openEmbedded(directory);
  await newer.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
  );
  await newer.close();
  await expect(openEmbedded(directory)).rejects.toThrow('written by a newer version of My Note');
});

it('removes what a killed restore left behind', async () => {
  const directory = filledDirectory();
  mkdirSync(`${directory}.restore-2026-01-01`);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await open(directory);
  expect(existsSync(`${directory}.restore-2026-01-01`)).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('which a restore that was cut short had left'));
});
