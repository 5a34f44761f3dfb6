import pg from 'pg';
import type { DatabaseHandle } from '../../src/core/database/database-handle.ts';
import { GatedPGlite } from '../../src/core/database/embedded/pglite/gated-pglite.ts';
import { indexQueries } from '../../src/features/search/terms.rules.ts';

type User = { userId: string; slugs: string[]; ids: string[]; words: string[] };
type Users = Record<'small' | 'large' | 'writer', User>;
type Run = (statement: { name: string; text: string }, values: unknown[]) => Promise<unknown>;

const MEASURE_MS = 2_000;

export const statements = {
  bySlug: {
    name: 'by_slug',
    text: 'select * from items where created_by = $1 and slug = $2 and not deleted',
  },
  save: { name: 'save', text: 'update items set content = $2, version = version + 1 where id = $1' },
  search: {
    name: 'search',
    text: 'select item_id from item_search where lexemes @@ $1::tsquery and created_by = $2 and strpos(body, $3) > 0 limit 30',
  },
};
export type Statement = keyof typeof statements;

/** How often a second one statement runs on one connection with nothing around it: no HTTP, no second caller. */
export async function measureStatement(
  name: Statement,
  database: DatabaseHandle,
  { small, large, writer }: Users,
) {
  const { run, close } = await openRaw(database);
  const pick = <T>(list: T[], n: number) => list[n % list.length];
  const values = {
    bySlug: (n: number) => [small.userId, pick(small.slugs, n)],
    save: (n: number) => [pick(writer.ids, n), `${'text '.repeat(400)}${n}`],
    search: (n: number) => {
      const word = pick(large.words, n);
      return [indexQueries(large.userId, [word ?? '']).text, large.userId, word];
    },
  };
  const measured = await rate((n) => run(statements[name], values[name](n)));
  await close();
  return measured;
}

async function openRaw({ url, db }: DatabaseHandle): Promise<{ run: Run; close: () => Promise<void> }> {
  if (url !== undefined) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return { run: (statement, values) => client.query({ ...statement, values }), close: () => client.end() };
  }
  const client = '$client' in db ? db.$client : undefined;
  if (!(client instanceof GatedPGlite)) throw new Error('The embedded database was not found');
  return { run: ({ text }, values) => client.query(text, values), close: async () => undefined };
}

async function rate(once: (n: number) => Promise<unknown>) {
  const end = performance.now() + MEASURE_MS;
  let n = 0;
  while (performance.now() < end) await once(n++);
  return (n * 1_000) / MEASURE_MS;
}
