import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../app/config/config.ts';
import { openDatabase } from '../../../app/config/open-database.ts';
import type { DatabaseHandle } from '../../../core/database/database-handle.ts';
import { openEmbedded } from '../../../core/database/embedded/embedded.ts';
import { systemClock } from '../../../core/services.ts';
import { reasonAgainstNative } from '../../../testing/database/available-engines.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { fileTarget, writeBackup } from '../backup.writer.ts';

const missing = await reasonAgainstNative();
const newDirectory = useTemporaryDirectories();
const said = { log: '', error: '' };
beforeEach(() => {
  for (const kind of ['log', 'error'] as const) {
    said[kind] = '';
    vi.spyOn(console, kind).mockImplementation((text: string) => {
      said[kind] += `${text}\n`;
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const ODD = 'Ümläut "json" \\ back\r\nline\u2028separator\ttab 🌱 zero\u200bwidth';
const ROWS = 3_000;
const ADA = '0190a0a0-0000-7000-8000-000000000001';

/** A data directory as a version with PGlite has left it; returns it with the checksums of its tables. */
async function formerDirectory() {
  const dataDir = newDirectory();
  const handle = await openEmbedded(dataDir, { engine: 'pglite' });
  await handle.db.execute(sql`insert into users (id, created_by, created_at, updated_at, name, email, role)
    values (${ADA}, ${ADA}, now(), now(), 'Ada', 'ada@example.org', 'operator')`);
  await handle.db.execute(sql`insert into items (id, created_by, created_at, updated_at, type, title, slug, content)
    select gen_random_uuid(), ${ADA}, now(), now(), 'note', 'Note ' || n, 'note-' || n, ${ODD} || repeat('text ', n % 90)
    from generate_series(1, ${sql.raw(String(ROWS))}) n`);
  // Edited and deleted rows leave room that others take, so that the rows of a copy have another order.
  await handle.db.execute(
    sql`update items set content = content || content || 'more' where length(slug) % 2 = 0`,
  );
  await handle.db.execute(sql`delete from items where slug like '%3'`);
  await handle.db.execute(sql`update items set content = 'short' where slug like '%7'`);
  const sums = await sumsOf(handle);
  await handle.close();
  return { dataDir, sums };
}

const sumsOf = async (handle: DatabaseHandle) =>
  (await writeBackup({ ...handle, clock: systemClock }, fileTarget(path.join(newDirectory(), 'sums.zip'))))
    .manifest.tables;

describe.skipIf(missing)(`A database that PGlite kept${missing ? ` (left out: ${missing})` : ''}`, () => {
  it('moves to PostgreSQL once, every row the same, and is kept beside its backup', async () => {
    const { dataDir, sums } = await formerDirectory();
    const config = readConfig({ DATA_DIR: dataDir });
    const moved = await openDatabase(config);
    expect(moved.kind).toBe('postgres');
    expect(await sumsOf(moved)).toEqual(sums);
    await moved.close();
    expect(said.log).toContain('Moved. The former database is kept in db.before-postgres');
    const names = readdirSync(dataDir).filter((name) => !name.startsWith('.'));
    expect(names.sort()).toEqual([
      expect.stringMatching(/^before-postgres-.*\.zip$/),
      'db',
      'db.before-postgres',
      'postgres',
    ]);

    said.log = '';
    const again = await openDatabase(config);
    expect(again.kind).toBe('postgres');
    await again.close();
    expect(said.log).toBe('');
    // What an earlier version has written since is never left out without a word.
    writeFileSync(path.join(dataDir, 'db', 'PG_VERSION'), '18');
    await expect(openDatabase(config)).rejects.toThrow('holds two databases');
  });

  it('starts the move again when the first was cut short', async () => {
    const { dataDir, sums } = await formerDirectory();
    mkdirSync(path.join(dataDir, 'moving', 'postgres'), { recursive: true });
    writeFileSync(path.join(dataDir, 'moving', 'postgres', 'PG_VERSION'), '18');
    const moved = await openDatabase(readConfig({ DATA_DIR: dataDir }));
    expect(moved.kind).toBe('postgres');
    expect(await sumsOf(moved)).toEqual(sums);
    await moved.close();
    expect(existsSync(path.join(dataDir, 'moving'))).toBe(false);
  });

  it('stays with PGlite when it cannot be moved, and says why', async () => {
    const { dataDir, sums } = await formerDirectory();
    const own = await openEmbedded(dataDir, { engine: 'pglite' });
    await own.db.execute(sql`create table strange (n int)`);
    await own.close();
    const handle = await openDatabase(readConfig({ DATA_DIR: dataDir }));
    expect(handle.kind).toBe('pglite');
    expect((await sumsOf(handle)).filter(({ name }) => name !== 'strange')).toEqual(sums);
    await handle.close();
    expect(said.error).toContain('The database stays with PGlite, because it could not be moved');
    expect(readdirSync(dataDir).filter((name) => /moving|\.zip/.test(name))).toEqual([]);
  });

  it('stays with PGlite when the configuration wants that', async () => {
    const { dataDir } = await formerDirectory();
    const handle = await openDatabase(readConfig({ DATA_DIR: dataDir, EMBEDDED_DATABASE: 'pglite' }));
    expect(handle.kind).toBe('pglite');
    await handle.close();
  });
});
