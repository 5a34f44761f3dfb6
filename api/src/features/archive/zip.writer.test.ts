import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createZipWriter } from './zip.writer.ts';

const updatedAt = new Date();

it('A zip opens the next file only as fast as its reader reads, however many there are', async () => {
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

it('A stopped zip closes the file that it was reading', async () => {
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

it('A zip accepts a file older than the earliest date of the format', async () => {
  const zip = createZipWriter(new AbortController().signal);
  const bytes = buffer(zip.output);
  await zip.add({ name: 'old.md', data: 'old', updatedAt: new Date('1961-05-04'), compress: true });
  await zip.end();
  const archive = await fromBufferPromise(await bytes, { lazyEntries: true });
  for await (const entry of archive.eachEntry())
    expect(entry.getLastModDate()).toEqual(new Date('1980-01-01T00:00:00Z'));
  expect(archive.entryCount).toBe(1);
});

it('A zip that cannot be finished rejects the awaited call and its output', async () => {
  const zip = createZipWriter(new AbortController().signal);
  const bytes = buffer(zip.output);
  await zip.add({ name: 'a.md', data: 'x'.repeat(1_000_000), updatedAt, compress: true });
  const concat = vi.spyOn(Buffer, 'concat').mockImplementation(() => {
    throw new RangeError('out of range');
  });
  const ended = zip.end();
  concat.mockRestore();
  await expect(ended).rejects.toThrow('out of range');
  await expect(bytes).rejects.toThrow('out of range');
});

it('A file that cannot be read, or named, fails its zip', async () => {
  const unreadable = createZipWriter(new AbortController().signal);
  const data = new Readable({ read: () => data.destroy(new Error('The disk is gone')) });
  await expect(unreadable.add({ name: 'a', data, updatedAt, compress: true })).rejects.toThrow(
    'disk is gone',
  );
  expect(unreadable.output.errored).toMatchObject({ message: 'The disk is gone' });
  const unnamed = createZipWriter(new AbortController().signal);
  await expect(unnamed.add({ name: '/a', data: '', updatedAt, compress: true })).rejects.toThrow('absolute');
  await expect(unnamed.end()).rejects.toThrow('absolute');
});
