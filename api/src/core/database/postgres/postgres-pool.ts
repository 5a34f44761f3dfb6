import pg from 'pg';
import { timed } from '../../metrics/query-times.ts';

const CONNECTIONS = 10;
/** The holder of a lost connection gets an error immediately; this is more than enough to release it. */
const GIVE_BACK_MS = 1_000;

/** Connections that may be lost at any time, while they are idle and while they are in use. */
export function createPool(url: string, connections = CONNECTIONS) {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 });
  const taken = new Set<pg.PoolClient>();
  pool.connect = timed('wait', pool.connect);
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  // A lost connection is replaced at the next query; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.query = timed('query', client.query);
    // drizzle-orm keeps a connection forever when the `begin` of a transaction fails.
    client.once('end', () => {
      setTimeout(() => taken.has(client) && client.release(true), GIVE_BACK_MS).unref();
    });
  });
  return pool;
}
