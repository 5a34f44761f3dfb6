import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import type { Archive } from '../backup.reader.ts';
import { BackupError, tableEntry } from '../manifest.rules.ts';
import { countRows, quoted, readTables, rowsOf, type Table } from '../tables.repository.ts';

const PAGE_ROWS = 200;
const REVISION_LEAP = 1_000_003;
const PAGE_CHARACTERS = 1_000_000;

/** What the service writes into a new database by itself; a backup brings its own. */
export const OF_THE_SERVICE = new Set(['product_versions', 'backup_state']);

/**
 * Fills empty tables in one transaction; every row, checksum, and reference must be valid. The rows replace others
 * that browsers may know, unless it is a move of the same data.
 */
export async function loadTables(db: Database, archive: Archive, { isMove = false } = {}) {
  await db.transaction(async (tx) => {
    const references = await dropReferences(tx);
    const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
    const saved = archive.manifest.tables;
    for (const name of tables.keys())
      if (OF_THE_SERVICE.has(name)) await rowsOf(tx, `delete from ${quoted(name)}`);
    // Rows come back as they were saved: a trigger would note them as written now.
    await switchTriggers(tx, tables, 'disable');
    if (saved.length !== tables.size) throw archive.broken('its tables are not those of its version');
    for (const entry of saved) {
      const table = tables.get(entry.name);
      if (!table || !sameColumns(table, entry.columns)) {
        throw archive.broken(`the table ${entry.name} is not that of its version`);
      }
      await loadTable(tx, archive, table, entry);
    }
    if (!isMove) await leapRevisions(tx, tables);
    await switchTriggers(tx, tables, 'enable');
    for (const { table, name, definition } of references) {
      await rowsOf(tx, `alter table ${table} add constraint ${name} ${definition}`).catch(
        (error: unknown) => {
          throw archive.broken(new Error(`${name} does not hold`, { cause: error }));
        },
      );
    }
  });
}

/** Browsers cache lists by revision: a revision of the replaced data must never match again. */
async function leapRevisions(tx: Database, tables: Map<string, Table>) {
  const leap = `revision + ${REVISION_LEAP}`;
  // A version without that column gets it from its migration, with the revision in it.
  const hasChanges = tables.get('users')?.columns.some(({ name }) => name === 'changes_since');
  await rowsOf(tx, `update users set revision = ${leap}${hasChanges ? `, changes_since = ${leap}` : ''}`);
}

async function switchTriggers(tx: Database, tables: Map<string, Table>, to: 'disable' | 'enable') {
  for (const name of tables.keys()) await rowsOf(tx, `alter table ${quoted(name)} ${to} trigger user`);
}

const sameColumns = ({ columns }: Table, saved: string[]) =>
  columns.length === saved.length && columns.every(({ name }) => saved.includes(name));

async function loadTable(
  tx: Database,
  archive: Archive,
  table: Table,
  entry: { rows: number; sha256: string },
) {
  let page: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (page.length > 0) await insert(tx, table, page);
    page = [];
    characters = 0;
  };
  for await (const line of linesOf(archive.verified(tableEntry(table.name), entry))) {
    page.push(line);
    characters += line.length;
    if (page.length >= PAGE_ROWS || characters >= PAGE_CHARACTERS) await flush();
  }
  await flush();
  const loaded = await countRows(tx, table.name);
  if (loaded !== entry.rows)
    throw archive.broken(`${table.name} has ${loaded} rows instead of ${entry.rows}`);
}

async function insert(tx: Database, { name, columns }: Table, page: string[]) {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column) => `(row ->> '${column.name}')::${column.type}`).join(', ');
  const json = `[${page.join(',')}]`;
  await tx
    .execute(
      sql`insert into ${sql.raw(`${quoted(name)} (${names}) select ${values}`)} from json_array_elements(${json}::json) as list(row)`,
    )
    .catch((cause: unknown) => {
      // The error quotes the rows, so only its cause's short text is shown.
      const text =
        cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : 'unreadable rows';
      throw new BackupError(`The table ${name} could not be filled: ${text}. Nothing was changed`, { cause });
    });
}

/** Rows may reference later rows; the constraints are added again, and checked, at the end. */
async function dropReferences(tx: Database) {
  const rows = await rowsOf(
    tx,
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const references = rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }));
  for (const { table, name } of references) await rowsOf(tx, `alter table ${table} drop constraint ${name}`);
  return references;
}

/** Splits at line feeds only, because JSON may contain other line separators. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
