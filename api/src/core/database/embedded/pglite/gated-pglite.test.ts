import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { GatedPGlite } from './gated-pglite.ts';

const client = new GatedPGlite();
const db = drizzle({ client });
afterAll(() => client.close());

/** How many turns the event loop takes while the work is done. */
async function countTurns(work: Promise<unknown>) {
  let turns = 0;
  let running = true;
  const count = () => {
    turns += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  await work;
  running = false;
  return turns;
}

describe('The embedded database', () => {
  it('lets the event loop run between queries that wait', async () => {
    await client.waitReady;
    const queries = Array.from({ length: 30 }, () => db.execute(sql`select 1`));
    expect(await countTurns(Promise.all(queries))).toBeGreaterThanOrEqual(25);
  });

  it('lets the event loop run between the queries of a transaction', async () => {
    const work = db.transaction(async (tx) => {
      for (let n = 0; n < 30; n += 1) await tx.execute(sql`select 1`);
    });
    expect(await countTurns(work)).toBeGreaterThanOrEqual(25);
  });

  it('serves queries and transactions in order of arrival', async () => {
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      db.execute(sql`select 1`).then(note('first')),
      db.transaction((tx) => tx.execute(sql`select 1`)).then(note('second')),
      db.execute(sql`select 1`).then(note('third')),
    ]);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('refuses a query outside its transaction instead of waiting forever', async () => {
    const work = db.transaction(async () => db.execute(sql`select 1`));
    await expect(work).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('keeps working after a failed query and a failed transaction', async () => {
    await expect(db.execute(sql`select nonsense`)).rejects.toThrow();
    await expect(
      db.transaction(async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  });
});
