import { expect, it } from 'vitest';
import { filterProblem, momentOf, readFilters, withMoments } from './filters.ts';
import { isDay } from './is-day.ts';

const read = (query: string) => {
  const { filters, words } = readFilters(query);
  return [filters.map(({ kind, value }) => `${kind} ${value}`), words];
};

it('reads filters, and leaves everything else as words', () => {
  expect(read('tag:#work in:"Work/Weather Log" plan "old oak" -draft -"two words"')).toEqual([
    ['tag #work', 'in Work/Weather Log', 'not draft', 'not two words'],
    'plan "old oak"',
  ]);
  expect(read('HAS:Task before:2026-12-01 x')).toEqual([['has Task', 'before 2026-12-01'], 'x']);
  expect(read('"in: a tag:b" in: tag:7 - -- a-b --flag 5 -!')).toEqual([
    [],
    '"in: a tag:b" in: tag:7 - -- a-b --flag 5 -!',
  ]);
  expect(read('in:"Wor')).toEqual([[], 'in:"Wor']);
});

it('says where a filter stands', () => {
  const query = 'plan in:"My Work" more';
  const [filter] = readFilters(query).filters;
  expect(query.slice(filter?.start, filter?.end)).toBe('in:"My Work"');
});

it('takes days that exist, and refuses nonsense in a sentence', () => {
  expect(['2026-12-01', '2024-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today', ''].some(isDay)).toBe(false);
  expect(momentOf('2026-12-01T00:00+07:00')?.toISOString()).toBe('2026-11-30T17:00:00.000Z');
  expect(momentOf('2026-12-01T99:00+07:00')).toBeUndefined();
  expect(filterProblem({ kind: 'before', value: 'soon' })).toBe(
    'before: takes a day such as before:2026-12-01, not “soon”',
  );
  expect(filterProblem({ kind: 'has', value: 'video' })).toContain('task, image, or file');
  expect(filterProblem({ kind: 'has', value: 'IMAGE' })).toBeUndefined();
});

it('makes a day the moment at which it begins where the person is', () => {
  const made = withMoments('plan after:2026-12-01 -before');
  const [filter] = readFilters(made).filters;
  expect(momentOf(filter?.value ?? '')).toEqual(new Date('2026-12-01T00:00'));
  expect(made.replace(/T\S+/, '')).toBe('plan after:2026-12-01 -before');
  expect(withMoments('before:soon')).toBe('before:soon');
});
