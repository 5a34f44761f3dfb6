import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as z from 'zod';
import { withoutPassword } from '../../core/database/postgres/postgres.ts';
import { explainUnavailable, isUnavailable } from '../../core/database-unavailable.ts';
import { compareMigrations } from './applied-migrations.ts';
import { compareClocks } from './clock.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';

const NEWER_DATA =
  'the data was written by a newer version of My Note. Start that version or a later one, or restore a backup that this version made';
const WAIT_MS = 5_000;
const OLDEST_MAJOR = 15;
const factsSchema = z.object({ version: z.number(), name: z.string(), now: z.number(), may: z.boolean() });

/** The PostgreSQL of DATABASE_URL: connection, version, rights, migrations, and its clock. Changes nothing. */
export async function checkPostgres(url: string): Promise<Finding[]> {
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
    const { isNewer, pending } = await compareMigrations(drizzle({ client }));
    if (isNewer) return [failed(`${about}: ${NEWER_DATA}`), clock];
    if (pending === 0) return [ok(`${about}, with every migration`), clock];
    if (!facts.may)
      return [
        failed(
          `${about}: this account may not create what a start needs. Grant it: grant create on database`,
        ),
        clock,
      ];
    return [warning(`${about}: the next start runs ${pending} migrations. Make a backup before`), clock];
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
