import { setTimeout as wait } from 'node:timers/promises';
import { attacks, send } from './hostile-requests.ts';

/** In a process of its own, so that a reader waits for the service alone. */
type Order = { origin: string; attack: number; perSecond: number; seconds: number };

process.on('message', async ({ origin, attack, perSecond, seconds }: Order) => {
  const kind = attacks[attack];
  if (!kind) throw new Error(`There is no attack ${attack}`);
  const responses: Promise<number>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await wait(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    responses.push(send(origin, kind));
  }
  process.send?.(await Promise.all(responses));
});
