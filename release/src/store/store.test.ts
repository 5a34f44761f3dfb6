import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { testStores } from '../testing/stores.ts';
import { createAreaLock } from './s3-store.ts';
import { type Area, openStore } from './store.ts';

const { kinds, open, s3 } = testStores();
const textOf = (found: { content: Buffer } | undefined) => found?.content.toString();

describe.each(kinds)('A store in %s', (kind) => {
  it('reads the last written content', async () => {
    const { site } = await open(kind);
    expect(await site.read('a/b.json')).toBeUndefined();
    await site.write('a/b.json', 'first');
    await site.write('a/b.json', 'second');
    expect(textOf(await site.read('a/b.json'))).toBe('second');
    await site.remove(['a/b.json', 'never/there']);
    expect(await site.read('a/b.json')).toBeUndefined();
  });

  it('swaps only what is unchanged since it was read', async () => {
    const { site } = await open(kind);
    expect(await site.swap('r.json', 'one', 'a tag of nothing')).toBe(false);
    expect(await site.swap('r.json', 'one', undefined)).toBe(true);
    expect(await site.swap('r.json', 'other', undefined)).toBe(false);
    const tag = (await site.read('r.json'))?.tag;
    expect(await site.swap('r.json', 'two', tag)).toBe(true);
    expect(await site.swap('r.json', 'three', tag)).toBe(false);
    expect(textOf(await site.read('r.json'))).toBe('two');
  });

  it('places folders, lists them and removes them', async () => {
    const { site } = await open(kind);
    const files = new Map([
      ['x.js', Buffer.from('x')],
      ['deep/y.js', Buffer.from('y')],
    ]);
    await site.place('remotes/notes/1', files);
    await site.place('remotes/notes/2', files);
    await site.place('remotes/notes/2', files);
    expect((await site.folders('remotes/notes')).sort()).toEqual(['1', '2']);
    expect(await site.folders('remotes/none')).toEqual([]);
    const listed = await site.list('remotes/notes/1');
    expect(listed.map(({ key }) => key).sort()).toEqual([
      'remotes/notes/1/deep/y.js',
      'remotes/notes/1/x.js',
    ]);
    expect(Date.now() - (listed[0]?.modified ?? 0)).toBeLessThan(60_000);
    await site.removeFolder('remotes/notes/1');
    expect(await site.folders('remotes/notes')).toEqual(['2']);
    expect(textOf(await site.read('remotes/notes/2/deep/y.js'))).toBe('y');
  });

  it('keeps its journal outside the served folder', async () => {
    const { site, journal } = await open(kind);
    await site.write('registry.json', '{}');
    await journal.write('flips/1.json', 'line');
    expect((await site.list('')).map(({ key }) => key)).toEqual(['registry.json']);
    expect(textOf(await journal.read('flips/1.json'))).toBe('line');
  });

  it('runs one task at a time', async () => {
    const { exclusively } = await open(kind);
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => exclusively(work)));
    await expect(exclusively(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    await exclusively(work);
    expect(most).toBe(1);
  });
});

// Objects of S3 are replaced atomically.
it('A reader of a folder gets the old or the new content, never half of it', async () => {
  const { site } = await open('a folder');
  const contents = ['a', 'b'].map((letter) => letter.repeat(2_000_000));
  await site.write('large', contents[0] ?? '');
  const writing = Promise.all(contents.map((content) => site.write('large', content)));
  let done = false;
  void writing.finally(() => {
    done = true;
  });
  for (let reads = 0; !done || reads === 0; reads += 1) {
    expect(contents.includes(String(textOf(await site.read('large'))))).toBe(true);
  }
});

describe('A store in S3', () => {
  // A real service shows its objects to nobody without an account.
  it.skipIf(process.env.TEST_S3_ENDPOINT)(
    'stores each object with its type and caching headers',
    async () => {
      const store = await open('S3');
      const prefix = store.place.replace(/^s3:\/\/[^/]+\//, '');
      const headers = async (key: string) => {
        await store.site.write(key, 'content');
        return (await s3().head(`${prefix}/${key}`)).headers;
      };
      const forYears = expect.stringContaining('immutable');
      expect(await headers('registry.json')).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-cache',
      });
      expect(await headers('index.html')).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(await headers('remotes/notes/1/mf-manifest.json')).toMatchObject({ 'cache-control': forYears });
      expect(await headers('assets/main.0123456789.js.br')).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': forYears,
      });
    },
  );

  it('needs a prefix, so that the journal is beside the site', async () => {
    await expect(openStore('s3://bucket')).rejects.toThrow('needs a prefix');
  });

  it('does not treat a missing bucket as an empty one', async () => {
    await open('S3');
    const { site } = await openStore('s3://nowhere/site');
    await expect(site.read('registry.json')).rejects.toThrow('no bucket "nowhere"');
    await expect(site.swap('registry.json', '', undefined)).rejects.toThrow('no bucket "nowhere"');
  });

  it('has the lock when only the response was lost, and leaves none when it fails', async () => {
    const { journal } = await open('S3');
    const swap = async (...change: Parameters<Area['swap']>) => {
      await journal.swap(...change);
      return false;
    };
    expect(await createAreaLock({ ...journal, swap })(async () => 'taken')).toBe('taken');
    const broken = async (...change: Parameters<Area['swap']>) => {
      await swap(...change);
      throw new Error('The line is cut');
    };
    await expect(createAreaLock({ ...journal, swap: broken })(async () => 'taken')).rejects.toThrow('cut');
    expect(await journal.read('lock.json')).toBeUndefined();
  });

  it('waits for an unreadable lock, and takes it after the lease', async () => {
    const { journal } = await open('S3');
    await journal.write('lock.json', '{');
    const real = performance.now.bind(performance);
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
    const waiting = createAreaLock(journal)(async () => 'taken');
    const pause = new Promise((resolve) => setTimeout(() => resolve('waits'), 300));
    expect(await Promise.race([waiting, pause])).toBe('waits');
    passed = 46_000;
    expect(await waiting).toBe('taken');
    clock.mockRestore();
  });
});

describe('The place of a store', () => {
  it.each([
    ['', 'has no name'],
    ['  ', 'has no name'],
    ['s3:/bucket/site', 'neither a folder nor'],
    ['https://bucket/site', 'neither a folder nor'],
    ['/srv/journal', 'Choose another name'],
    ['s3://bucket/journal', 'Choose another name'],
  ])('is not "%s"', async (place, words) => {
    await expect(openStore(place)).rejects.toThrow(words);
  });

  it('has one journal under all its names', async () => {
    const store = await open('a folder');
    await store.site.write('registry.json', '{}');
    const other = path.join(store.place, '../../elsewhere/link');
    mkdirSync(path.dirname(other));
    symlinkSync(store.place, other);
    await (await openStore(other)).journal.write('flips/1.json', 'line');
    expect(textOf(await store.journal.read('flips/1.json'))).toBe('line');
  });
});
