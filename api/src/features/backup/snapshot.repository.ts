import { randomBytes } from 'node:crypto';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import type { Database } from '../../core/database.ts';
import { quoted, readMigration, readTables, rowsOf, type Table } from './tables.repository.ts';

/** A note may be long, so few rows at a time bound the memory. */
const PAGE_ROWS = 50;

type Row = Record<string, unknown>;
export type Snapshot = { migration: number; tables: Table[]; rows: (table: Table) => AsyncGenerator<Row> };

/** All tables at one moment, every value as text that PostgreSQL can read back. */
export async function withSnapshot<T>(
  { kind, db }: Pick<DatabaseHandle, 'kind' | 'db'>,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const prefix = `backup_${randomBytes(6).toString('hex')}`;
  if (kind === 'postgres') {
    return db.transaction(async (tx) => work(await open(tx, tx, prefix, '')), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }
  // The only connection serves all requests: the transaction only opens cursors that survive it, and rows are
  // read afterwards, page by page, between other queries.
  const snapshot = await db.transaction((tx) => open(tx, db, prefix, 'with hold'));
  try {
    return await work(snapshot);
  } finally {
    for (const { name } of snapshot.tables) await rowsOf(db, `close ${cursorOf(prefix, name)}`);
  }
}

/** The rows of a copy are in other places: in the order of their keys, both have the same checksum. */
const inOrder = (key: string[]) => (key.length > 0 ? ` order by ${key.map(quoted).join(', ')}` : '');

const cursorOf = (prefix: string, table: string) => quoted(`${prefix}_${table}`);

async function open(tx: Database, reader: Database, prefix: string, hold: string): Promise<Snapshot> {
  const tables = await readTables(tx);
  for (const { name, columns, key } of tables) {
    const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
    await rowsOf(
      tx,
      `declare ${cursorOf(prefix, name)} no scroll cursor ${hold} for select ${values} from ${quoted(name)}${inOrder(key)}`,
    );
  }
  async function* rows({ name }: Table) {
    for (;;) {
      const page = await rowsOf(reader, `fetch ${PAGE_ROWS} from ${cursorOf(prefix, name)}`);
      if (page.length === 0) return;
      yield* page;
    }
  }
  return { migration: await readMigration(tx), tables, rows };
}
