import { sql } from 'drizzle-orm';
import { type Database, DatabaseUnavailable } from '../../database.ts';

type Rows = { rows: Record<string, unknown>[] };

/** What to do about a damaged database; the end of each message about one. */
export const AFTER_DAMAGE =
  'Nothing was changed. Copy the folder to a safe place before anything else, then put the last backup back: my-note restore <file>';

/**
 * Reads the pages of every table, and looks for rows that others name and that are gone: PostgreSQL takes a page of zeros for one
 * that was never used. Rejects when something is damaged, before anybody builds on it.
 */
export async function checkData(db: Database, folder: string) {
  const read = async (statement: string) => {
    const { rows } = (await db.execute(sql.raw(statement))) as unknown as Rows;
    return rows;
  };
  const tables = await read(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables)
    await read(`select count(*) from "${String(name)}"`).catch((error: unknown) => {
      throw damaged(folder, `the table ${name} cannot be read (${reasonOf(error)})`, error);
    });
  for (const { from, to, child, parent } of await read(REFERENCES)) {
    const [row] = await read(
      `select 1 from ${from} c where c.${child} is not null and not exists (select from ${to} p where p.${parent} = c.${child}) limit 1`,
    );
    if (row) throw damaged(folder, `the table ${to} has lost rows that the table ${from} names`);
  }
}

const damaged = (folder: string, what: string, cause?: unknown) =>
  new DatabaseUnavailable(`The database in ${folder} is damaged: ${what}. ${AFTER_DAMAGE}`, { cause });

/** PostgreSQL's codes for data or an index that is not as it has to be, and for a missing or unreadable file. */
const DAMAGE = /^(XX00[012]|58P01|58030)$/;

/** An error of a statement that reports damage, as a message for the operator; any other one as it is. */
export function explainDamage(error: unknown, folder: string): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = Reflect.get(Object(cause), 'code');
  return typeof code === 'string' && DAMAGE.test(code) ? damaged(folder, reasonOf(error), error) : error;
}

/** Every reference by one column. */
const REFERENCES = `select conrelid::regclass::text as from, confrelid::regclass::text as to,
    quote_ident(c.attname) as child, quote_ident(p.attname) as parent
  from pg_constraint
  join pg_attribute c on c.attrelid = conrelid and c.attnum = conkey[1]
  join pg_attribute p on p.attrelid = confrelid and p.attnum = confkey[1]
  where contype = 'f' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`;

const reasonOf = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};
