import { createHash } from 'node:crypto';
import pg from 'pg';
import { openEmbedded } from '../../src/core/database/embedded/embedded.ts';
import { startThread } from '../../src/core/start-thread.ts';

export const KINDS = ['postgres', 'pglite-thread', 'pglite'] as const;
export type Kind = (typeof KINDS)[number];
export type Run = (text: string, values: unknown[]) => Promise<unknown>;
type Opened = { run: Run; close: () => Promise<void> };

const CONNECTIONS = 10;

/** An embedded database with its guards, reached as a service would reach it. */
export async function openEngine(kind: Kind, dataDir: string): Promise<Opened> {
  if (kind === 'pglite-thread') return openInThread(dataDir);
  const { url, db, close } = await openEmbedded(dataDir, { engine: kind });
  if (url === undefined) {
    const client = '$client' in db ? (db.$client as { query: Run }) : undefined;
    if (!client) throw new Error('The connection of PGlite was not found');
    return { run: (text, values) => client.query(text, values), close };
  }
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // The server ends connections that are still closing.
  pool.on('error', () => undefined);
  return {
    run: (text, values) => pool.query({ name: nameOf(text), text, values }),
    async close() {
      await pool.end();
      await close();
    },
  };
}

/** Statements of the service are prepared once for each connection. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** PGlite in a thread: a statement is a message, and its rows are another. */
async function openInThread(dataDir: string): Promise<Opened> {
  const thread = startThread('pglite-thread', import.meta.url, { workerData: dataDir });
  const waiting = new Map<number, (result: unknown) => void>();
  thread.on('message', ({ id, result }: { id: number; result: unknown }) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let last = 0;
  const run: Run = (text, values) => {
    last += 1;
    thread.postMessage({ id: last, text, values });
    return new Promise((resolve) => waiting.set(last, resolve));
  };
  await new Promise<unknown>((resolve) => waiting.set(0, resolve));
  return {
    run,
    async close() {
      await run('', []);
      await thread.terminate();
    },
  };
}
