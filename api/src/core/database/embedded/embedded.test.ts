import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { availableEngines } from '../../../testing/database/available-engines.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { isDiskFull } from '../../disk-full.ts';
import { createDiskSpace, MEGABYTE } from '../../files/disk-space.ts';
import type { DatabaseHandle } from '../database-handle.ts';
import { openEmbedded } from './embedded.ts';

const newDirectory = useTemporaryDirectories();

describe.each(await availableEngines())('An embedded database kept by $engine', ({ engine, folder }) => {
  const opened: DatabaseHandle[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const handle of opened.splice(0)) await handle.close();
  });
  // Making a database takes seconds, copying one does not.
  const template = newDirectory();
  beforeAll(async () => (await openEmbedded(template, { engine })).close());
  function filledDirectory(directory = newDirectory()) {
    cpSync(path.join(template, folder), path.join(directory, folder), { recursive: true });
    return directory;
  }
  async function open(directory: string) {
    const handle = await openEmbedded(directory, { engine });
    opened.push(handle);
    return handle;
  }

  it('is opened again by the engine that made it', async () => {
    const directory = filledDirectory();
    const handle = await openEmbedded(directory);
    opened.push(handle);
    expect(handle.kind).toBe(engine);
  });

  it('is opened once; a second opening is refused, naming the process that holds it', async () => {
    const directory = filledDirectory();
    const first = await open(directory);
    await expect(openEmbedded(directory, { engine })).rejects.toThrow(
      `is in use by another My Note (process ${process.pid})`,
    );
    opened.pop();
    await first.close();
    await open(directory);
  });

  it('starts over after an interrupted first start', async () => {
    const directory = newDirectory();
    mkdirSync(path.join(directory, `${folder}.tmp`));
    writeFileSync(path.join(directory, `${folder}.tmp`, 'PG_VERSION'), '18');
    await open(directory);
    expect(existsSync(path.join(directory, `${folder}.tmp`))).toBe(false);
  });

  it('changes no files that are not a database', async () => {
    const directory = newDirectory();
    mkdirSync(path.join(directory, folder));
    writeFileSync(path.join(directory, folder, 'letter.txt'), 'dear');
    await expect(openEmbedded(directory, { engine })).rejects.toThrow('holds files that are not a database');
    expect(existsSync(path.join(directory, folder, 'letter.txt'))).toBe(true);
  });

  it('works in a directory whose path is too long for a socket', async () => {
    const parent = newDirectory();
    chmodSync(parent, 0o711);
    const directory = filledDirectory(path.join(parent, 'x'.repeat(120)));
    await open(directory);
    await expect(openEmbedded(directory, { engine })).rejects.toThrow('is in use');
  });

  it('refuses only writes while the reserve of the disk is used up', async () => {
    const room = { free: 1_000 * MEGABYTE };
    const directory = filledDirectory();
    const space = createDiskSpace(directory, 64, () => room.free);
    const handle = await openEmbedded(directory, { space, engine });
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
    await expect(openEmbedded(directory, { space, engine })).rejects.toThrow(
      'is full: 3 MB are free, 16 MB are needed to start',
    );
  });

  it('says what to do when a database file is missing', async () => {
    const directory = filledDirectory();
    rmSync(path.join(directory, folder, 'PG_VERSION'));
    await expect(openEmbedded(directory, { engine })).rejects.toThrow('has lost its file PG_VERSION');
  });

  it('refuses data of a newer version, and changes nothing', async () => {
    const directory = filledDirectory();
    const newer = await openEmbedded(directory, { engine });
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
    );
    await newer.close();
    await expect(openEmbedded(directory, { engine })).rejects.toThrow(
      'written by a newer version of My Note',
    );
  });

  it('removes what a killed restore left behind', async () => {
    const directory = filledDirectory();
    mkdirSync(`${directory}.restore-2026-01-01`);
    const said = vi.spyOn(console, 'log').mockReturnValue();
    await open(directory);
    expect(existsSync(`${directory}.restore-2026-01-01`)).toBe(false);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('which a restore that was cut short had left'));
  });
});
