import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { followLanguages, inLanguage } from '../language/language.ts';
import { startThread } from '../start-thread.ts';
import { createWorkThread } from './work-thread.ts';

const STOPPED = 'The server had to stop this before it was done. Start it again';

followLanguages();
const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

function open(options: Partial<Parameters<typeof createWorkThread>[0]> = {}, megabytes?: number) {
  let starts = 0;
  const logged: string[] = [];
  const beside = new URL('../../testing/threads/here.ts', import.meta.url).href;
  const thread = createWorkThread({
    start: () => {
      starts += 1;
      const resourceLimits = megabytes ? { maxOldGenerationSizeMb: megabytes } : {};
      return startThread('work-fixture', beside, { resourceLimits });
    },
    log: { error: (error) => logged.push(String(error)) },
    ...options,
  });
  opened.push(thread);
  const add = () => thread.run<number>('add', { a: 1, b: 2 }, {});
  return { ...thread, add, logged, starts: () => starts };
}

describe('Work in a thread', () => {
  it('has its result, its progress, and its errors as if it were here', async () => {
    const { run } = open();
    const progress: number[][] = [];
    const report = async (done: number, total: number) => {
      progress.push([done, total]);
    };
    expect(await run('add', { a: 2, b: 3 }, { report })).toBe(5);
    expect(progress).toEqual([[1, 2]]);
    await expect(run('refuse', {}, {})).rejects.toMatchObject({
      statusCode: 409,
      code: 'FULL',
      message: 'There is no room',
      details: { retryAfterSeconds: 5 },
    });
    await expect(run('fail', {}, {})).rejects.toMatchObject({
      name: 'TypeError',
      message: 'Nothing is there',
    });
  });

  it('speaks the language of the request that started it', async () => {
    const { run } = open();
    const language = () => run('language', {}, {});
    const spoken = await Promise.all([language(), inLanguage('ar', language), inLanguage('de', language)]);
    expect(spoken).toEqual(['en', 'ar', 'de']);
  });

  it('ends for the reason for which it was stopped', async () => {
    const { run } = open();
    const stop = new AbortController();
    const running = run('waitForStop', {}, { signal: stop.signal });
    stop.abort(new Error('Enough'));
    await expect(running).rejects.toThrow('Enough');
    await expect(run('waitForStop', {}, { signal: stop.signal })).rejects.toThrow('Enough');
  });

  it('fails when its progress cannot be stored', async () => {
    const report = () => Promise.reject(new Error('The database is away'));
    const { run } = open();
    const output = new PassThrough();
    await expect(run('pour', { chunks: 1_000 }, { report, output })).rejects.toThrow('database is away');
  });

  it.each([
    ['crashes', 'crash', 'Nobody awaits this'],
    ['needs too much memory', 'fillMemory', 'memory'],
  ])('fails with advice when its thread %s, and the next work runs', async (_what, name, reason) => {
    const { run, add, logged, starts } = open({}, 64);
    const other = run('waitForStop', {}, {});
    const failing = run(name, {}, {});
    await expect(failing).rejects.toThrow(STOPPED);
    await expect(other).rejects.toThrow(STOPPED);
    expect(logged).toEqual([expect.stringContaining(reason)]);
    expect(await add()).toBe(3);
    expect(starts()).toBe(2);
  });

  it('fails when its thread hangs, and the next work runs', async () => {
    const { run, add } = open({ pingMs: 300 });
    await expect(run('hang', {}, {})).rejects.toThrow(STOPPED);
    expect(await add()).toBe(3);
  });

  it('that takes long but answers is not taken for one that hangs', async () => {
    const { run, starts } = open({ pingMs: 100 });
    const stop = new AbortController();
    const running = run('waitForStop', {}, { signal: stop.signal });
    await wait(3_000);
    stop.abort(new Error('Enough'));
    await expect(running).rejects.toThrow('Enough');
    expect(starts()).toBe(1);
  });

  it('is stopped when the service ends, and none begins afterwards', async () => {
    const { run, add, close } = open();
    const running = run('waitForStop', {}, {});
    const failed = expect(running).rejects.toThrow(STOPPED);
    await close();
    await failed;
    await expect(add()).rejects.toThrow(STOPPED);
  });

  it('leaves no thread when there was none for a while', async () => {
    const { add, starts } = open({ idleMs: 50 });
    await add();
    await add();
    expect(starts()).toBe(1);
    await wait(300);
    expect(await add()).toBe(3);
    expect(starts()).toBe(2);
  });
});

describe('Bytes from a thread', () => {
  it('are made only as fast as their reader reads them, and all arrive', async () => {
    const { run } = open();
    let accepted = 0;
    const report = async (done: number) => {
      accepted = done;
    };
    const output = new PassThrough();
    const result = run<number>('pour', { chunks: 200 }, { output, report });
    await expect.poll(() => accepted).toBeGreaterThan(0);
    await wait(1_000);
    expect(accepted).toBeLessThan(1_500_000);
    let read = 0;
    for await (const chunk of output) read += chunk.length;
    expect(read).toBe(await result);
    expect(read).toBe(200 * 64 * 1024);
  });

  it('end with their reader, and with them the work', async () => {
    const { run } = open();
    const output = new PassThrough();
    const running = run('pour', { chunks: 1_000 }, { output });
    output.once('readable', () => output.destroy());
    await expect(running).rejects.toThrow();
  });
});
