import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../core/database.ts';

export type Table = {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns of the primary key. */
  key: string[];
};

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const tablesSchema = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    key: z.array(z.string()),
  }),
);

/** Rows of a raw statement, alike from both drivers. */
export async function rowsOf(db: Database, statement: string) {
  return rowsSchema.parse(await db.execute(sql.raw(statement))).rows;
}

/** Every table with its columns, except generated ones. */
export async function readTables(db: Database): Promise<Table[]> {
  const [row] = await rowsOf(
    db,
    `select coalesce(json_agg(json_build_object('name', relname, 'columns', columns, 'key', coalesce(key, '[]')) order by relname), '[]')::text as list
      from pg_class join (
        select attrelid, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
        from pg_attribute where attnum > 0 and not attisdropped and attgenerated = '' group by attrelid
      ) written on attrelid = oid
      left join (
        select indrelid, json_agg(attname order by attnum) as key
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indisprimary group by indrelid
      ) keys on indrelid = oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return tablesSchema.parse(JSON.parse(String(row?.list)));
}

/** The time of the newest migration that was applied. */
export async function readMigration(db: Database): Promise<number> {
  const [row] = await rowsOf(db, 'select max(created_at)::text as newest from drizzle.__drizzle_migrations');
  return Number(row?.newest ?? 0);
}

export async function countRows(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf(db, `select count(*)::text as total from ${quoted(table)}`);
  return Number(row?.total);
}

export const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
