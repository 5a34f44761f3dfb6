import { afterEach, expect, test, vi } from 'vitest';
import { askProvider } from './ask-provider.ts';

const report = vi.fn();
type Search = Parameters<typeof askProvider>[0]['module']['search'];
const ask = (search: Search, signal = new AbortController().signal) =>
  askProvider(
    { remote: 'weather', point: 'search-provider', module: { label: 'Weather', search }, report },
    'oslo',
    signal,
  );
const hit = (id: string, to = `/i/weather/${id}`) => ({ id, title: id, to });

afterEach(() => {
  vi.useRealTimers();
  report.mockReset();
});

test('takes the first five hits that open a page of this site', async () => {
  const all = [hit('a', 'https://elsewhere.example'), hit('b', '//elsewhere.example'), ...'cdefghi'].map(
    (one) => (typeof one === 'string' ? hit(one) : one),
  );
  expect((await ask(async () => all)).map(({ id }) => id)).toEqual([...'cdefg']);
});

test.each<[string, Search]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['gives no list', async () => undefined as never],
])('one that %s is reported and finds nothing', async (_what, search) => {
  expect(await ask(search)).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});

test('one that takes more than two seconds is ended', async () => {
  let signal: AbortSignal | undefined;
  const found = ask((_words, given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  expect(await found).toEqual([]);
  expect(signal?.aborted).toBe(true);
  expect(report).toHaveBeenCalledOnce();
});

test('one whose words have changed is ended and not reported', async () => {
  const stop = new AbortController();
  const found = ask(() => new Promise(() => undefined), stop.signal);
  stop.abort();
  await expect(found).rejects.toThrow();
  expect(report).not.toHaveBeenCalled();
});
