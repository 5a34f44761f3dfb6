import pg from 'pg';
import { openPostgres } from '../../src/core/database/postgres/postgres.ts';
import { systemClock } from '../../src/core/services.ts';
import { createSearchIndexer } from '../../src/features/search/search-index.worker.ts';
import { newUser } from '../seed/new-user.ts';
import { seedNotes } from '../seed/seed.ts';

/** Rows of that many people are written by one statement. */
const BATCH = 50;

type Person = { token: string; userId: string };
export type Seeded = { people: Person[]; slugs: string[]; ids: string[]; words: string[] };

/**
 * Fills an empty database: one person's notes are written and indexed as the service does it, and SQL copies them to the others.
 * Returns the people to measure with; the first has the notes of `ids`, all have those of `slugs`.
 */
export async function seedPeople(
  url: string,
  people: number,
  notes: number,
  measured: number,
): Promise<Seeded> {
  const { db, close } = await openPostgres(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const model = await newUser(db, 'person-0');
    const { slugs, ids, words } = await seedNotes(db, model.userId, { count: notes, searched: true });
    await createSearchIndexer({ db, clock: systemClock }, { error: console.error }).drain();
    await copyToOthers(client, model.userId, people);
    const chosen = [model];
    for (let n = 1; n < Math.min(measured, people); n += 1) {
      // Spread over all of them.
      chosen.push(await newUser(db, `person-${Math.floor((n * people) / measured)}`));
    }
    return { people: chosen, slugs, ids, words };
  } finally {
    await client.end();
    await close();
  }
}

/** Of a text; with the version and the variant of an id of ours. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '7' from 13) placing '8' from 17)::uuid`;

const columnsOf = async (client: pg.Client, table: string) =>
  (
    await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1
       and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => name);

/** Without triggers, and with the index of words made at the end: a million rows would take hours otherwise. */
async function copyToOthers(client: pg.Client, modelId: string, people: number) {
  const { rows } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where indexname = 'item_search_lexemes'`,
  );
  await client.query(`drop index item_search_lexemes; set session_replication_role = replica;
    set maintenance_work_mem = '512MB'; create temp table person as select n, ${idOf(`'person-' || n`)} as id
    from generate_series(1, ${people - 1}) as n`);
  const clone = (column: string) => idOf(`model.${column}::text || person.n`);
  const lexemes = `replace(model.lexemes::text, '''' || right('${modelId}', 4), '''' || right(person.id::text, 4))::tsvector`;
  const copies: Record<string, Record<string, string>> = {
    users: {
      id: 'person.id',
      created_by: 'person.id',
      name: `'Person ' || person.n`,
      email: `'person-' || person.n`,
    },
    user_identities: {
      user_id: 'person.id',
      provider_user_id: `'person-' || person.n`,
      email: `'person-' || person.n`,
    },
    items: { id: clone('id'), created_by: 'person.id', parent_id: clone('parent_id') },
    item_search: { item_id: clone('item_id'), created_by: 'person.id', lexemes },
  };
  const owners: Record<string, string> = { users: 'id', user_identities: 'user_id' };
  for (const [table, changed] of Object.entries(copies)) {
    const columns = await columnsOf(client, table);
    const values = columns.map((column) => changed[column] ?? `model."${column}"`);
    for (let from = 1; from < people; from += BATCH) {
      await client.query(
        `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) select ${values.join(', ')}
         from ${table} as model, person where model.${owners[table] ?? 'created_by'} = $1
         and person.n between $2 and $3`,
        [modelId, from, from + BATCH - 1],
      );
    }
  }
  await client.query(rows[0]?.definition ?? '');
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
}
