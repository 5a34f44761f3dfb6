import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@my-note/contract';

/** Readers in a process of their own, so that what the others send and receive does not count as their time. */
type Order = { origin: string; token: string; slugs: string[]; perSecond: number };

let isOver = false;

async function read({ origin, token, slugs }: Order, n: number): Promise<number> {
  const slug = encodeURIComponent(slugs[n % slugs.length] ?? '');
  const started = performance.now();
  const response = await fetch(`${origin}/api${paths.noteBySlug}?slug=${slug}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A reader got ${response.status}`);
  return performance.now() - started;
}

/** So many calls a second, whether or not those before are answered. */
async function readOn(order: Order) {
  isOver = false;
  const start = performance.now();
  const begun: Promise<number>[] = [];
  for (let n = 0; !isOver; n += 1) {
    await wait(Math.max(0, start + (n * 1000) / order.perSecond - performance.now()));
    begun.push(read(order, n));
  }
  process.send?.(await Promise.all(begun));
}

process.on('message', async (order: Order | 'stop') => {
  if (order === 'stop') isOver = true;
  else await readOn(order);
});
