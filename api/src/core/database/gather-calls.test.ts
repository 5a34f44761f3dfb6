import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatherCalls } from './gather-calls.ts';

const never = new Promise<never>(() => undefined);

describe('Calls that wait at the same time', () => {
  it('are answered by one statement, each with its own value', async () => {
    const statements: number[][] = [];
    const double = gatherCalls<number, number>(
      async (keys) => {
        statements.push(keys);
        return keys.map((key) => (key === 2 ? undefined : key * 2));
      },
      { most: 10 },
    );
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, undefined, 6]);
    expect(statements).toEqual([[1, 2, 3]]);
  });

  it('are never answered by a statement that began before them', async () => {
    let stored = 'old';
    const read = gatherCalls<number, string>(
      async (keys) => {
        const seen = stored;
        await wait(5);
        return keys.map(() => seen);
      },
      { most: 10 },
    );
    const early = read(1);
    await wait(2);
    stored = 'new';
    const late = read(2);
    expect(await early).toBe('old');
    expect(await late).toBe('new');
  });

  it('are in several statements when they are many or belong to different groups', async () => {
    const statements: string[][] = [];
    const echo = gatherCalls<string, string>(
      async (keys) => {
        statements.push(keys);
        return keys;
      },
      { most: 2, groupOf: ([group = '']) => group },
    );
    await Promise.all(['a1', 'a2', 'a3', 'b1'].map(echo));
    expect(statements.sort()).toEqual([['a1', 'a2'], ['a3'], ['b1']]);
  });

  it('are waited for while each turn of the event loop brings one, for three turns at most', async () => {
    const statements: number[][] = [];
    const echo = gatherCalls<number, number>(
      async (keys) => {
        statements.push(keys);
        return keys;
      },
      { most: 10 },
    );
    const calls: Promise<unknown>[] = [];
    const eachTurn = (n: number) => {
      calls.push(echo(n));
      if (n < 6) setImmediate(() => eachTurn(n + 1));
    };
    setImmediate(() => eachTurn(2));
    calls.push(echo(1));
    await expect.poll(() => calls.length).toBe(6);
    await Promise.all(calls);
    expect(statements[0]).toEqual([1, 2, 3, 4]);
    expect(statements.flat()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('fail together, and the next ones are answered', async () => {
    let fails = true;
    const echo = gatherCalls<number, number>(
      async (keys) => {
        if (fails) throw new Error('away');
        return keys;
      },
      { most: 10 },
    );
    const outcomes = await Promise.allSettled([echo(1), echo(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await echo(3)).toBe(3);
  });

  it('do not wait for a statement that never ends', async () => {
    const echo = gatherCalls<number, number>(async (keys) => (keys.includes(1) ? never : keys), { most: 10 });
    void echo(1);
    await wait(2);
    expect(await echo(2)).toBe(2);
  });
});
