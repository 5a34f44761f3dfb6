import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free at this moment. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
