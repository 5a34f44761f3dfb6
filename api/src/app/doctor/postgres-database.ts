import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as z from 'zod';
import { readMigrations } from '../../core/database/migrate-data.ts';
import { withoutPassword } from '../../core/database/postgres/postgres.ts';
import { explainUnavailable, isUnavailable } from '../../core/database-unavailable.ts';
import { compareClocks } from './clock.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';

const WAIT_MS = 5_000;
const OLDEST_MAJOR = 15;
const factsSchema = z.object({ version: z.number(), name: z.string(), now: z.number(), may: z.boolean() });

/**
 * The PostgreSQL of DATABASE_URL: connection, version, rights, migrations, and its clock. Changes nothing. `backsUp`: an update
 * makes a backup before.
 */
export async function checkPostgres(url: string, backsUp: boolean): Promise<Finding[]> {
  const { ok, warning, failed } = findingsOf('database');
  const where = withoutPassword(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as name,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
        has_database_privilege(current_database(), 'create') as may`,
    );
    const facts = factsSchema.parse(rows[0]);
    const clock = compareClocks('The database', facts.now, { asked, answered: Date.now() });
    const about = `PostgreSQL ${facts.name} at ${where}`;
    if (facts.version < OLDEST_MAJOR)
      return [failed(`${about} is too old. Use PostgreSQL ${OLDEST_MAJOR} or newer`), clock];
    const { pending, refusal } = await readMigrations(drizzle({ client }));
    if (refusal !== undefined) return [failed(refusal), clock];
    if (pending === 0) return [ok(`${about}, with every migration`), clock];
    if (!facts.may)
      return [
        failed(
          `${about}: this account may not create what a start needs. Grant it: grant create on database`,
        ),
        clock,
      ];
    const start = `${about}: the next start runs ${pending} migrations`;
    const before = backsUp
      ? ok(`${start}, and makes a backup in BACKUP_TO before`)
      : warning(`${start}, and no backup before, as BACKUP_TO is not set. Make one: my-note backup <file>`);
    return [before, clock];
  } catch (error) {
    return [
      failed(
        isUnavailable(error)
          ? explainUnavailable(`The database at ${where}`, error)
          : `The database at ${where} refuses (${wordsOf(error)}). Check DATABASE_URL`,
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}
