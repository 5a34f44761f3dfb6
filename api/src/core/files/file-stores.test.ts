import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realS3, s3Account } from '../../testing/files/real-s3.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { createDirectoryStore } from './directory-store.ts';
import { createS3Store } from './s3-store.ts';

const newDirectory = useTemporaryDirectories();
const id = '0198c0de-0000-7000-8000-0000000000ab';
const bucket = 'notes';
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: newDirectory(),
  configureBuckets: [{ name: bucket, configs: [] }],
});
let endpoint = '';
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = realS3 ?? `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const s3 = (name = bucket) =>
  createS3Store({
    endpoint,
    bucket: name,
    region: 'us-east-1',
    ...s3Account,
  });
const stores = { directory: () => createDirectoryStore(newDirectory()), s3: () => s3() };

function fileOf(bytes: Buffer) {
  const file = path.join(newDirectory(), 'received');
  writeFileSync(file, bytes);
  return file;
}

describe.each(Object.entries(stores))('The store in %s', (_name, open) => {
  it('returns what was stored, as a whole and in ranges', async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    await store.put(id, fileOf(bytes));
    expect(await buffer(await store.read(id))).toEqual(bytes);
    expect(await buffer(await store.read(id, { start: 100, end: 109 }))).toEqual(bytes.subarray(100, 110));
  });

  it('accepts the same id twice, and its removal twice', async () => {
    const store = open();
    await store.put(id, fileOf(Buffer.from('first')));
    await store.put(id, fileOf(Buffer.from('second')));
    expect((await buffer(await store.read(id))).toString()).toBe('second');
    await store.remove(id);
    await store.remove(id);
    await expect(store.read(id)).rejects.toThrow();
  });

  it('fails for a missing local file', async () => {
    await expect(open().put(id, path.join(newDirectory(), 'missing'))).rejects.toThrow('ENOENT');
  });
});

it('A bucket that does not exist is a failure, not an empty file', async () => {
  await expect(s3('missing').put(id, fileOf(Buffer.from('x')))).rejects.toThrow();
});

it('A directory keeps no half-written file', async () => {
  const directory = newDirectory();
  mkdirSync(path.join(directory, 'ab'));
  writeFileSync(path.join(directory, 'ab', `${id}.part`), 'half');
  const store = createDirectoryStore(directory);
  await expect(store.read(id)).rejects.toThrow('ENOENT');
  await store.remove(id);
  expect(readdirSync(path.join(directory, 'ab'))).toEqual([]);
});
