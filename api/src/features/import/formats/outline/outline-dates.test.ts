import { expect, it } from 'vitest';
import { datesOf } from './outline.format.ts';

const dates = (createdAt: unknown) =>
  datesOf(JSON.stringify({ createdAt, updatedAt: '2021-01-02T03:04:05.678Z' }));

it.each([null, 7, '+020000-01-01T00:00:00Z', '0000-01-01T00:00:00Z', 'Lecture 12'])(
  '%j is not a date of a document',
  (createdAt) => {
    expect(dates(createdAt)).toBeUndefined();
  },
);

it('A date of a document is read', () => {
  expect(dates('2020-01-01T00:00:00.000Z')?.created.toISOString()).toBe('2020-01-01T00:00:00.000Z');
});
