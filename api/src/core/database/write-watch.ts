import pg from 'pg';
import type { Database } from '../database.ts';

/** Without a function that writes, and there is none, a selection changes no row. */
const READS = /^\s*select\b/i;
const BEGINS = /^\s*begin\b/i;
const READS_ONLY = /\bread only\b/i;
const ENDS = /^\s*(commit|rollback)\s*$/i;

type Query = pg.ClientBase['query'];

/**
 * Knows when nothing is being written to a database whose only writers are this process and its threads. Nothing here
 * depends on how a write is made: all statements of the connections pass.
 */
export function createWriteWatch() {
  let running = 0;
  let begun = 0;

  /** Something writes until the returned function is called. */
  function begin() {
    running += 1;
    begun += 1;
    let isOver = false;
    return () => {
      if (!isOver) running -= 1;
      isOver = true;
    };
  }

  return {
    begin,
    /** A number for the state of the data, the same as long as nothing is written; undefined during a write. */
    state: () => (running === 0 ? begun : undefined),
    /** Watches the statements of one connection. */
    watch(query: Query): Query {
      let endTransaction: (() => void) | undefined;
      return new Proxy(query, {
        apply(target, self, values: unknown[]) {
          const text = textOf(values[0]);
          if (endTransaction) {
            if (!ENDS.test(text)) return Reflect.apply(target, self, values);
            const end = endTransaction;
            return run(target, self, values, () => {
              end();
              endTransaction = undefined;
            });
          }
          if (READS.test(text)) return Reflect.apply(target, self, values);
          const end = BEGINS.test(text) && READS_ONLY.test(text) ? () => undefined : begin();
          if (!BEGINS.test(text)) return run(target, self, values, end);
          endTransaction = end;
          return Reflect.apply(target, self, values);
        },
      });
    },
  };
}
export type WriteWatch = ReturnType<typeof createWriteWatch>;

/**
 * Calls `end` when the server has answered, before the caller learns of it. Where a connection is lost the server may
 * still write, without anybody to ask, so that this write never counts as ended.
 */
function run(target: Query, self: unknown, values: unknown[], end: () => void): unknown {
  const settle = (error: unknown) => {
    if (!error || error instanceof pg.DatabaseError) end();
  };
  const last = values.at(-1);
  if (typeof last === 'function') {
    const callback = (error: unknown, ...results: unknown[]) => {
      settle(error);
      last(error, ...results);
    };
    return Reflect.apply(target, self, [...values.slice(0, -1), callback]);
  }
  const result: unknown = Reflect.apply(target, self, values);
  if (!(result instanceof Promise)) return result;
  return result.then(
    (value: unknown) => {
      settle(undefined);
      return value;
    },
    (error: unknown) => {
      settle(error);
      throw error;
    },
  );
}

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text'));

const watches = new WeakMap<Database, WriteWatch>();

export const watchWrites = (db: Database, watch: WriteWatch) => watches.set(db, watch);

/** More is not kept between two writes. */
const MOST_KEPT = 10_000;

/**
 * Keeps what was read until the next write to the database, of anything by anybody, where all writers are known.
 * Elsewhere, like with several replicas, each call reads.
 */
export function keepUntilWritten<Value>(read: (db: Database, key: string) => Promise<Value>) {
  const kept = new WeakMap<Database, { state: number; values: Map<string, Value> }>();

  async function readAndKeep(db: Database, key: string, watch: WriteWatch, before: number) {
    const value = await read(db, key);
    // A write during the reading may or may not be in what was read.
    if (watch.state() !== before) return value;
    const known = kept.get(db);
    const values = known?.state === before && known.values.size < MOST_KEPT ? known.values : new Map();
    kept.set(db, { state: before, values: values.set(key, value) });
    return value;
  }

  return (db: Database, key: string): Value | Promise<Value> => {
    const watch = watches.get(db);
    const state = watch?.state();
    if (!watch || state === undefined) return read(db, key);
    const known = kept.get(db);
    const value = known?.state === state ? known.values.get(key) : undefined;
    return value ?? readAndKeep(db, key, watch, state);
  };
}
