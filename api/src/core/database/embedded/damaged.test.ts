import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../items/tables.ts';
import { availableEngines } from '../../../testing/database/available-engines.ts';
import { makeReleasedData, RELEASED } from '../../../testing/released/released-data.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { openEmbedded } from './embedded.ts';

const newDirectory = useTemporaryDirectories();
const RESTORE = /my-note restore <file>|restore a backup/;
const PAGE_BYTES = 8192;

function overwrite(file: string, bytes: Buffer) {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, 0);
  closeSync(descriptor);
}

function removeAll(files: string[]) {
  for (const file of files) rmSync(file, { recursive: true });
}

/** Of the files that hold data; a start may write logs and its own state. */
const sumOf = (files: string[]) =>
  files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));

// Each case starts a server on a copy, and some of them wait for its refusal.
describe.each(await availableEngines())(
  'A damaged database of $engine',
  { timeout: 240_000 },
  ({ engine, folder }) => {
    const template = newDirectory();
    const table = { file: '' };
    beforeAll(async () => {
      const [, released = RELEASED[0]] = RELEASED;
      if (!released) throw new Error('There is a released version');
      await makeReleasedData(template, released, engine);
      const handle = await openEmbedded(template, { engine });
      const { rows } = JSON.parse(
        JSON.stringify(await handle.db.execute(sql`select pg_relation_filepath('users') as file`)),
      );
      table.file = String(rows[0].file);
      await handle.close();
    });
    function damagedCopy(damage: (database: string, directory: string) => void) {
      const directory = newDirectory();
      cpSync(template, directory, { recursive: true });
      damage(path.join(directory, folder), directory);
      return directory;
    }
    const wal = (database: string) =>
      readdirSync(path.join(database, 'pg_wal'))
        .filter((name) => /^[0-9A-F]{24}$/.test(name))
        .map((name) => path.join(database, 'pg_wal', name));

    /** Whether the server starts, and so writes to its own files, before the damage is found. */
    const STARTS = new Set(['a page of zeros in a table', 'a missing table']);
    const cases: [string, (database: string) => void][] = [
      ['a pg_control that is cut off', (at) => truncateSync(path.join(at, 'global', 'pg_control'), 100)],
      ['no pg_control', (at) => rmSync(path.join(at, 'global', 'pg_control'))],
      ['a page of zeros in a table', (at) => overwrite(path.join(at, table.file), Buffer.alloc(PAGE_BYTES))],
      ['a missing table', (at) => rmSync(path.join(at, table.file))],
      ['no log', (at) => removeAll(wal(at))],
      ['no PG_VERSION', (at) => rmSync(path.join(at, 'PG_VERSION'))],
      ['an empty PG_VERSION', (at) => writeFileSync(path.join(at, 'PG_VERSION'), '')],
      ['no folder base', (at) => rmSync(path.join(at, 'base'), { recursive: true })],
      ['nothing in its folder', (at) => removeAll(readdirSync(at).map((name) => path.join(at, name)))],
      ['no folder at all', (at) => rmSync(at, { recursive: true })],
    ];
    it.each(cases)('with %s is refused with a way back, and stays as it is', async (what, damage) => {
      const directory = damagedCopy(damage);
      const tables = path.join(directory, folder, 'base');
      const data = () =>
        readdirSync(directory, { recursive: true, withFileTypes: true })
          .filter(
            (entry) => entry.isFile() && /^\d+$/.test(entry.name) && entry.parentPath.startsWith(tables),
          )
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort();
      const files = data();
      const before = sumOf(files);
      const opening = openEmbedded(directory, { engine });
      await expect(opening).rejects.toThrow(RESTORE);
      if (!STARTS.has(what)) expect(sumOf(data())).toEqual(before);
      expect(data()).toEqual(expect.arrayContaining(files));
      // A second start neither.
      await expect(openEmbedded(directory, { engine })).rejects.toThrow(RESTORE);
    });

    it('is not what garbage in the files of the lock means', async () => {
      const directory = damagedCopy((_database, at) => {
        writeFileSync(path.join(at, '.lock.json'), '\u0000{garbage');
        writeFileSync(path.join(at, '.lock.sock'), 'garbage');
      });
      const handle = await openEmbedded(directory, { engine });
      expect(await handle.db.$count(users)).toBe(2);
      await handle.close();
    });
  },
);

describe.each(await availableEngines())('A page of $engine', ({ engine, folder }) => {
  it('with another byte is found by its checksum', async () => {
    const directory = newDirectory();
    const handle = await openEmbedded(directory, { engine });
    await handle.db.execute(sql`insert into product_versions values (1, 'of a test')`);
    const { rows } = JSON.parse(
      JSON.stringify(await handle.db.execute(sql`select pg_relation_filepath('product_versions') as file`)),
    );
    await handle.close();
    const file = path.join(directory, folder, String(rows[0].file));
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(PAGE_BYTES - 20) ^ 1, PAGE_BYTES - 20);
    writeFileSync(file, bytes);
    await expect(openEmbedded(directory, { engine })).rejects.toThrow(
      /is damaged: .*invalid page in block 0/,
    );
  });
});
