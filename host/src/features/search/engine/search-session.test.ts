import { expect, test } from 'vitest';
import { SEPARATOR, type SearchResponse } from './messages.ts';
import { createSearchSession } from './search-session.ts';

function start(titles: readonly string[]) {
  const responses: SearchResponse[] = [];
  const waiting: (() => void)[] = [];
  const receive = createSearchSession(
    (respond) => responses.push(respond),
    () => new Promise((resolve) => waiting.push(resolve)),
  );
  const list = (version: number, all: readonly string[]) =>
    receive({
      kind: 'list',
      version,
      titles: all.join(SEPARATOR),
      slugs: all.map((title) => title.toLowerCase()).join(SEPARATOR),
    });
  void list(1, titles);
  const go = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
      await Promise.resolve();
    }
  };
  const found = ({ id, version, complete, hits }: SearchResponse) => [
    id,
    version,
    complete,
    hits.map((h) => h.index),
  ];
  return { receive, list, go, responses: () => responses.map(found) };
}

test('responds with literal hits at once, and with all hits later', async () => {
  const { receive, go, responses } = start(['Bread', 'Braed']);
  void receive({ kind: 'query', id: 1, words: 'bread' });
  expect(responses()).toEqual([[1, 1, false, [0]]]);
  await go();
  expect(responses()).toEqual([
    [1, 1, false, [0]],
    [1, 1, true, [0, 1]],
  ]);
});

test('a query that a newer one has replaced stops responding', async () => {
  const { receive, go, responses } = start(['Bread', 'Butter']);
  void receive({ kind: 'query', id: 1, words: 'bread' });
  void receive({ kind: 'query', id: 2, words: 'butter' });
  await go();
  expect(responses().filter(([id, , complete]) => id === 1 && complete)).toEqual([]);
  expect(responses().at(-1)).toEqual([2, 1, true, [1]]);
});

test('searches a new list from then on, and finds nothing in an empty one', async () => {
  const { receive, list, go, responses } = start(['Bread']);
  void list(2, ['Milk', 'Bread']);
  void receive({ kind: 'query', id: 1, words: 'bread' });
  await go();
  expect(responses().at(-1)).toEqual([1, 2, true, [1]]);
  void list(3, []);
  void receive({ kind: 'query', id: 2, words: 'bread' });
  await go();
  expect(responses().at(-1)).toEqual([2, 3, true, []]);
});
