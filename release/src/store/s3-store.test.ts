import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from './store.ts';

const sockets: Socket[] = [];
/** A service that takes connections and never responds, as behind a lost network. */
const silent = createServer((socket) => sockets.push(socket));
afterEach(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('gives up a request that the service never responds to', { timeout: 150_000 }, async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${Object(silent.address()).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'anybody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'anything');
  const store = await openStore('s3://sites/site');
  await expect(store.site.read('registry.json')).rejects.toThrow(/20000|timeout|timed out/i);
});
