import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { eventually } from '../testing/eventually.ts';
import type { DatabaseHandle } from './database/database-handle.ts';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

/** Subscribes, and waits until the connection to listen on is open. */
async function listen() {
  const heard: string[] = [];
  const stop = handle.bus.subscribe('session-ended', {
    message: ({ sessionId }) => heard.push(sessionId),
    missed: () => undefined,
  });
  const probe = v7();
  await eventually(async () => {
    await handle.bus.publish(handle.db, 'session-ended', { sessionId: probe });
    return heard.includes(probe);
  });
  heard.length = 0;
  return { heard, stop };
}

describe('The bus', () => {
  it('delivers the messages of a transaction only after its commit', async () => {
    const { heard } = await listen();
    const sessionId = v7();
    await handle.db.transaction(async (tx) => {
      await handle.bus.publish(tx, 'session-ended', { sessionId });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).not.toContain(sessionId);
    });
    await eventually(() => heard.includes(sessionId));
  });

  it('delivers nothing of a transaction that was rolled back', async () => {
    const { heard } = await listen();
    const [lost, kept] = [v7(), v7()];
    const work = handle.db.transaction(async (tx) => {
      await handle.bus.publish(tx, 'session-ended', { sessionId: lost });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await handle.bus.publish(handle.db, 'session-ended', { sessionId: kept });
    await eventually(() => heard.includes(kept));
    expect(heard).not.toContain(lost);
  });

  it('delivers to every subscriber until it unsubscribes', async () => {
    const [first, second] = [await listen(), await listen()];
    first.stop();
    const sessionId = v7();
    await handle.bus.publish(handle.db, 'session-ended', { sessionId });
    await eventually(() => second.heard.includes(sessionId));
    expect(first.heard).not.toContain(sessionId);
  });
});
