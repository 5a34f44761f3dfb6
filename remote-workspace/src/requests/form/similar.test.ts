import { expect, test } from 'vitest';
import { requestOf } from '../testing/sample-request.ts';
import { similarTo } from './similar.ts';

const own = ['Search forgets its filter', 'Export one note as PDF', '搜索 忘记 了'].map((title, n) =>
  requestOf(n, { title }),
);
const titles = (wanted: string) => similarTo(wanted, own).map(({ title }) => title);

test.each([
  ['The search does not keep my filter', ['Search forgets its filter']],
  ['serch filtr', ['Search forgets its filter']],
  ['pdf of a note', ['Export one note as PDF']],
  ['搜索', ['搜索 忘记 了']],
  ['Dark theme', []],
  ['one as its', []],
  ['', []],
])('finds for “%s” the similar %j', (wanted, found) => {
  expect(titles(wanted)).toEqual(found);
});

test('finds at most three', () => {
  const many = Array.from({ length: 9 }, (_, n) => requestOf(n, { title: `Search breaks ${n}` }));
  expect(similarTo('search', many)).toHaveLength(3);
});
