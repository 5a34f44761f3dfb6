import pg from 'pg';
import { timed } from '../../metrics/query-times.ts';
import type { WriteWatch } from '../write-watch.ts';

const CONNECTIONS = 10;
/** The holder of a lost connection gets an error immediately; this is more than enough to release it. */
const GIVE_BACK_MS = 1_000;

/** Called before each statement, which it may refuse. */
export type AssertRoom = (statement: string) => void;
export type PoolOptions = {
  connections?: number | undefined;
  idleMs?: number | undefined;
  assertRoom?: AssertRoom | undefined;
  writes?: WriteWatch | undefined;
};

/** Connections that may be lost at any time, while they are idle and while they are in use. */
export function createPool(
  url: string,
  { connections = CONNECTIONS, idleMs, assertRoom, writes }: PoolOptions = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    ...(idleMs === undefined ? {} : { idleTimeoutMillis: idleMs }),
  });
  const taken = new Set<pg.PoolClient>();
  pool.connect = timed('wait', pool.connect);
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  // A lost connection is replaced at the next query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (writes) client.query = writes.watch(client.query);
    // A statement that is refused is not a write.
    if (assertRoom) client.query = guarded(client.query, assertRoom);
    client.query = timed('query', client.query);
    // drizzle-orm keeps a connection forever when the `begin` of a transaction fails.
    client.once('end', () => {
      setTimeout(() => taken.has(client) && client.release(true), GIVE_BACK_MS).unref();
    });
  });
  return pool;
}

/** Refuses statements as the driver reports errors: to the callback, or by a rejected promise. */
function guarded<Query extends pg.PoolClient['query']>(query: Query, assertRoom: AssertRoom): Query {
  return new Proxy(query, {
    apply(target, self, values: unknown[]) {
      const [statement] = values;
      const last = values.at(-1);
      try {
        assertRoom(
          typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')),
        );
      } catch (error) {
        if (typeof last !== 'function') return Promise.reject(error);
        queueMicrotask(() => last(error));
        return undefined;
      }
      return Reflect.apply(target, self, values);
    },
  });
}
