import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { telemetry } from './telemetry.table.ts';

type Row = typeof telemetry.$inferSelect;

/** The sums of two objects of counts. */
const summed = (one: SQL, other: SQL) => sql`(
  select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total
    from (select * from jsonb_each_text(${one}) union all select * from jsonb_each_text(${other})) as counted
    group by key
  ) as sums
)`;
const merged = summed(sql`telemetry.counts`, sql`excluded.counts`);

/** Adds counts to those that are there; replicas may do so at once. */
export async function addTelemetry(db: Database, rows: Row[]) {
  if (rows.length === 0) return;
  // In one order, or two replicas would wait for each other.
  const sorted = [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insert(telemetry)
    .values(sorted)
    .onConflictDoUpdate({
      target: [telemetry.name, telemetry.version, telemetry.at],
      set: { counts: merged },
    });
}
const keyOf = ({ name, version, at }: Row) => `${name} ${version} ${at.toISOString()}`;

/** Counts of some versions of a remote from a time on, oldest first. */
export const listTelemetry = (db: Database, name: string, versions: string[], from: Date) =>
  db
    .select()
    .from(telemetry)
    .where(and(eq(telemetry.name, name), inArray(telemetry.version, versions), gte(telemetry.at, from)))
    .orderBy(asc(telemetry.at));

/** Adds up the rows before a time to one for each span of this length; `before` is the beginning of such a span. */
export async function rollUpTelemetry(db: Database, spanMs: number, before: Date) {
  const seconds = spanMs / 1_000;
  const span = sql`to_timestamp(floor(extract(epoch from at) / ${seconds}::int) * ${seconds}::int)`;
  await db.execute(sql`
    with shorter as (
      delete from telemetry where at < ${before.toISOString()}::timestamptz and at <> ${span} returning *
    ), sums as (
      select name, version, ${span} as span, key, sum(value::bigint) as total
      from shorter, jsonb_each_text(counts) group by 1, 2, 3, 4
    )
    insert into telemetry (name, version, at, counts)
    select name, version, span, jsonb_object_agg(key, total) from sums group by 1, 2, 3
    on conflict (name, version, at) do update set counts = ${merged}`);
}

export async function deleteTelemetryBefore(db: Database, before: Date) {
  await db.delete(telemetry).where(lt(telemetry.at, before));
}
