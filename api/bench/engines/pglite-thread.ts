import { parentPort, workerData } from 'node:worker_threads';
import { openEmbedded } from '../../src/core/database/embedded/embedded.ts';
import type { Run } from './engine.ts';

const { db, close } = await openEmbedded(String(workerData), { engine: 'pglite' });
const client = '$client' in db ? (db.$client as { query: Run }) : undefined;
if (!client || !parentPort) throw new Error('This runs in a thread of the benchmark');
const port = parentPort;

port.on('message', async ({ id, text, values }: { id: number; text: string; values: unknown[] }) => {
  const result = text === '' ? await close() : await client.query(text, values);
  port.postMessage({ id, result });
});
port.postMessage({ id: 0 });
