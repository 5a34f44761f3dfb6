import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { lockDirectory } from '../../core/database/directory/directory-lock.ts';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import { migrations } from '../../core/database/migrations.ts';
import type { Database } from '../../core/database.ts';
import { createDirectoryStore } from '../../core/files/directory-store.ts';
import { tries } from '../../core/rate-limits/rate-limits.table.ts';
import { items, users } from '../../items/tables.ts';
import { eventually } from '../../testing/eventually.ts';
import { readZip, writeZip } from '../../testing/files/zip.ts';
import { dataIn, useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';
import { openArchiveFile } from './backup.reader.ts';
import { fileTarget, writeBackup } from './backup.writer.ts';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.rules.ts';
import { withMigrationsUpTo } from './restore/earlier-migrations.store.ts';
import { restore } from './restore/restore.usecases.ts';
import { withSnapshot } from './snapshot.repository.ts';

const newDirectory = useTemporaryDirectories();
const { db, clock, newUser } = useApp();
const kind = 'pglite';
const attachments = newDirectory();
const file = path.join(newDirectory(), 'whole.zip');

const ODD =
  'Ümläut “quotes” "json" \\ back\r\nline\u2028separator\u2029 tab\t emoji 🌱 zero\u200bwidth \u0001';

const BYTES = Buffer.from([0, 255, 10, 13]);

type Readable = Pick<DatabaseHandle, 'kind' | 'db'>;
const files = createDirectoryStore(attachments);
const backUp = (from: Readable, to: string) => writeBackup({ ...from, files, clock }, fileTarget(to));
const restoreTo = (dataDir: string, from = file) => restore({ dataDir }, openArchiveFile(from), clock());

/** All rows of all tables, each table in an order of its own. */
const everything = (handle: Readable) =>
  withSnapshot(handle, async ({ tables, rows }) => {
    const all: Record<string, string[]> = {};
    for (const table of tables) {
      const list: string[] = [];
      // A restore lets the revisions of lists leap, so that no browser takes one of a lost time for its own.
      for await (const row of rows(table))
        list.push(JSON.stringify({ ...row, revision: undefined, changes_since: undefined }));
      all[table.name] = list.sort();
    }
    return all;
  });

/** The files of a directory, without opening a database. */
const picture = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.sock'))
    .sort();

async function change(contents: Map<string, Buffer>, edit: (manifest: Manifest) => void) {
  const manifest = manifestSchema.parse(JSON.parse(String(contents.get(MANIFEST))));
  edit(manifest);
  contents.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  const changed = path.join(newDirectory(), 'changed.zip');
  await writeZip(changed, contents);
  return changed;
}

beforeAll(async () => {
  const ada = await newUser();
  const { _id } = await ada.category('Garden');
  const note = await ada.note('Plan', _id, ODD);
  await ada.moveToTrash((await ada.note('Old', _id))._id);
  await ada.change(note._id, { title: 'New plan' });
  mkdirSync(path.join(attachments, '0a'));
  writeFileSync(path.join(attachments, '0a', '0190-0a'), BYTES);
  // The search index is updated after the response.
  const stale = () => db().select().from(items).where(eq(items.searchStale, true));
  await eventually(async () => (await stale()).length === 0);
  await backUp({ kind, db: db() }, file);
});

// A restore makes a database, which takes seconds where the machine is busy.
describe('A backup', { timeout: 240_000 }, () => {
  it('restores every row and attachment, and keeps the previous data aside', async () => {
    const dataDir = dataIn(newDirectory());
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'letter.txt'), 'dear');
    const summary = await restoreTo(dataDir);
    expect(summary).toMatch(/^Restored \d+ rows and 1 attachments of /);
    const restored = await openEmbedded(dataDir);
    expect(await everything(restored)).toEqual(await everything({ kind, db: db() }));
    const revisionIn = async (place: Database) =>
      (await place.select({ revision: users.revision }).from(users))[0]?.revision ?? 0;
    expect(await revisionIn(restored.db)).toBeGreaterThan((await revisionIn(db())) + 1_000_000);
    // A browser that kept the list of the replaced data reads the whole of it.
    const [known] = await restored.db.select({ since: users.changesSince }).from(users);
    expect(known?.since).toBe(await revisionIn(restored.db));
    await restored.close();
    expect(readFileSync(path.join(dataDir, 'attachments', '0a', '0190-0a'))).toEqual(BYTES);
    const keptAside = /is in (.+)$/.exec(summary)?.[1] ?? '';
    expect(path.basename(keptAside)).toMatch(/^data\.before-restore-\d{4}-\d\d-\d\dT/);
    expect(readFileSync(path.join(keptAside, 'letter.txt'), 'utf8')).toBe('dear');
    expect(existsSync(path.join(dataDir, 'letter.txt'))).toBe(false);
  });

  it('is a snapshot, although others write at the same time', async () => {
    let writing = true;
    const endsAt = clock();
    const writer = (async () => {
      for (let n = 0; writing; n += 1) {
        await db().transaction(async (tx) => {
          for (const side of ['left', 'right'])
            await tx.insert(tries).values({ key: `${side} ${n}`, count: n, endsAt });
        });
      }
      return db().execute(sql`delete from tries`);
    })();
    const target = path.join(newDirectory(), 'busy.zip');
    await backUp({ kind, db: db() }, target);
    writing = false;
    await writer;
    const lines = String((await readZip(target)).get('tables/tries.ndjson'))
      .trim()
      .split('\n');
    const counts = lines.map((line): number => JSON.parse(line).count);
    expect(counts.length).toBeGreaterThan(0);
    for (const count of counts) expect(counts.filter((other) => other === count)).toHaveLength(2);
  });

  it('is readable by its owner only, and overwrites no file', async () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(backUp({ kind, db: db() }, file)).rejects.toThrow('exists already');
    expect(readdirSync(path.dirname(file))).toEqual(['whole.zip']);
  });

  it('of an older version is migrated to the present', async () => {
    const journal = JSON.parse(
      readFileSync(path.join(migrations.migrationsFolder, 'meta/_journal.json'), 'utf8'),
    );
    const { when } = journal.entries.at(-2) ?? journal.entries.at(-1);
    const old = path.join(newDirectory(), 'old.zip');
    await withMigrationsUpTo(when, async (wanted) => {
      const handle = await openEmbedded(newDirectory(), { wanted });
      await backUp(handle, old);
      await handle.close();
    });
    const dataDir = newDirectory();
    await restoreTo(dataDir, old);
    const restored = await openEmbedded(dataDir);
    expect(Object.keys(await everything(restored))).toEqual(
      Object.keys(await everything({ kind, db: db() })),
    );
    await restored.close();
  });
});

describe('A restore', { timeout: 240_000 }, () => {
  it('changes nothing when the file is cut or damaged anywhere', async () => {
    const whole = readFileSync(file);
    const parent = newDirectory();
    const dataDir = dataIn(parent);
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'letter.txt'), 'dear');
    const before = picture(parent);
    const damaged = path.join(newDirectory(), 'damaged.zip');
    const refused = async (bytes: Uint8Array) => {
      writeFileSync(damaged, bytes);
      await expect(restoreTo(dataDir, damaged)).rejects.toThrow('Nothing was changed');
      expect(picture(parent)).toEqual(before);
    };
    for (const length of [0, 1, 100, whole.length >> 1, whole.length - 100, whole.length - 1]) {
      await refused(whole.subarray(0, length));
    }
    const items = whole.indexOf('tables/items.ndjson') + 60;
    for (const place of [items, items + 100, whole.indexOf('attachments/0a/') + 22]) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      await refused(bytes);
    }
  });

  it('changes nothing when rows, references, or the version are invalid', async () => {
    const parent = newDirectory();
    const dataDir = dataIn(parent);
    const contents = await readZip(file);
    const users = Buffer.from(String(contents.get('tables/users.ndjson')).split('\n').slice(1).join('\n'));
    const sha256 = createHash('sha256').update(users).digest('hex');
    const orphans = new Map(contents).set('tables/users.ndjson', users);
    const cases: [Promise<string>, RegExp][] = [
      [
        change(new Map(contents), (manifest) => {
          manifest.migration += 1;
        }),
        /newer version of My Note/,
      ],
      [
        change(new Map(contents), ({ tables }) => {
          for (const table of tables) table.rows += 1;
        }),
        /rows instead of/,
      ],
      [
        change(orphans, ({ tables }) => {
          for (const table of tables)
            if (table.name === 'users') Object.assign(table, { sha256, rows: table.rows - 1 });
        }),
        /_fk does not hold/,
      ],
      [
        change(new Map(contents), ({ files }) => {
          for (const entry of files) entry.path = '../../escaped';
        }),
        /not a whole backup/,
      ],
    ];
    for (const [changed, message] of cases) {
      await expect(restoreTo(dataDir, await changed)).rejects.toThrow(message);
      expect(picture(parent).filter((name) => name !== 'data')).toEqual([]);
    }
  });

  it('refuses a directory that a server has locked', async () => {
    const dataDir = newDirectory();
    const unlock = await lockDirectory(dataDir);
    await expect(restoreTo(dataDir)).rejects.toThrow('is in use by another My Note');
    await unlock();
  });
});
