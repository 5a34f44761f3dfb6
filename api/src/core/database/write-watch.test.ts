import pg from 'pg';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { createWriteWatch, keepUntilWritten, watchWrites } from './write-watch.ts';

/** A connection whose statements are answered when the test says so. */
function setUp() {
  const writes = createWriteWatch();
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const query = writes.watch(
    (() => new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))) as never,
  );
  const send = (text: string) => {
    const sent: Promise<unknown> = Reflect.apply(query, undefined, [{ text }, []]);
    const answer = answers.at(-1);
    return {
      succeed: async () => {
        answer?.resolve();
        await sent;
      },
      fail: async (error: Error) => {
        answer?.reject(error);
        await sent.catch(() => undefined);
      },
    };
  };
  return { writes, send };
}

it('is in the same state after selections, and in another one after each write', async () => {
  const { writes, send } = setUp();
  const before = writes.state();
  await send(' select 1').succeed();
  await send('begin isolation level repeatable read read only').succeed();
  await send('select 1').succeed();
  await send('commit').succeed();
  expect(writes.state()).toBe(before);
  const seen = new Set([before]);
  for (const text of ['update users set revision = 1', 'with a as (delete from items) select 1', 'INSERT']) {
    const sent = send(text);
    expect(writes.state()).toBeUndefined();
    await sent.succeed();
    seen.add(writes.state());
  }
  expect(seen.size).toBe(4);
});

it('is in no state from the begin of a transaction to the answer to its end', async () => {
  const { writes, send } = setUp();
  const before = writes.state();
  await send('begin').succeed();
  await send('select 1').succeed();
  await send('update items set title = $1').succeed();
  await send('savepoint sp1').succeed();
  await send('rollback to savepoint sp1').succeed();
  const commit = send('commit');
  expect(writes.state()).toBeUndefined();
  await commit.succeed();
  expect(writes.state()).not.toBe(before);
  await send('begin').succeed();
  await send('rollback').succeed();
  expect(writes.state()).toBeTypeOf('number');
});

it('counts a refused write as ended, and never one whose connection was lost', async () => {
  const { writes, send } = setUp();
  await send('update items set title = $1').fail(new pg.DatabaseError('refused', 7, 'error'));
  expect(writes.state()).toBeTypeOf('number');
  await send('begin').succeed();
  await send('commit').fail(new Error('Connection terminated unexpectedly'));
  await send('update items set title = $1').succeed();
  expect(writes.state()).toBeUndefined();
});

it('is in no state while another writer works', () => {
  const { writes } = setUp();
  const end = writes.begin();
  const endOther = writes.begin();
  end();
  end();
  expect(writes.state()).toBeUndefined();
  endOther();
  expect(writes.state()).toBeTypeOf('number');
});

it('keeps what was read until something is written, and nothing that was read during a write', async () => {
  const { writes, send } = setUp();
  const db = {} as Database;
  watchWrites(db, writes);
  let value = 0;
  let meanwhile = async () => {};
  const read = keepUntilWritten(async () => {
    const seen = ++value;
    await meanwhile();
    return seen;
  });
  expect(await read(db, 'a')).toBe(1);
  expect(read(db, 'a')).toBe(1);
  expect(await read(db, 'b')).toBe(2);
  await send('insert into items').succeed();
  meanwhile = () => send('insert into items').succeed();
  expect(await read(db, 'a')).toBe(3);
  meanwhile = async () => {};
  expect(await read(db, 'a')).toBe(4);
  expect(read(db, 'a')).toBe(4);
  const write = send('insert into items');
  expect(await read(db, 'a')).toBe(5);
  await write.succeed();
  expect(await read(db, 'a')).toBe(6);
});

it('reads each time where others may write', async () => {
  let value = 0;
  const read = keepUntilWritten(async () => ++value);
  const db = {} as Database;
  expect([await read(db, 'a'), await read(db, 'a')]).toEqual([1, 2]);
});
