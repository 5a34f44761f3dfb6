import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createZipWriter } from './zip-writer.ts';

const updatedAt = new Date();

it('A zip takes the next file only as fast as the archive is read, however many there are', async () => {
  const zip = createZipWriter(new AbortController().signal);
  const data = randomBytes(300_000).toString('latin1');
  let taken = 0;
  const writing = (async () => {
    for (let n = 0; n < 30; n += 1) {
      await zip.add({ name: `${n}.md`, data, updatedAt, compress: true });
      taken += 1;
    }
    await zip.end();
  })();
  await wait(500);
  expect(taken).toBeLessThan(5);
  expect((await buffer(zip.output)).length).toBeGreaterThan(30 * 300_000);
  await writing;
  expect(taken).toBe(30);
});

it('A zip that is stopped lets go of the file it was at', async () => {
  const stop = new AbortController();
  const zip = createZipWriter(stop.signal);
  const adding = zip.add({
    name: 'a',
    data: randomBytes(3_000_000).toString('latin1'),
    updatedAt,
    compress: false,
  });
  const second = adding.then(() =>
    zip.add({ name: 'b', data: 'x'.repeat(3_000_000), updatedAt, compress: false }),
  );
  stop.abort();
  await expect(second).rejects.toThrow();
});
