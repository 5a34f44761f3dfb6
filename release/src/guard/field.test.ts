import { binOf } from '@my-note/contract/telemetry';
import { expect, it } from 'vitest';
import { describeField, fieldFigures } from './field.ts';

const counts = {
  wanted: 200,
  'failure.render': 3,
  'failure.network': 1,
  [`load.${binOf(180)}`]: 180,
  'inp.20': 5,
};

it('The figures of the field are loads, failures, and 75th percentiles of enough values', () => {
  const figures = fieldFigures(counts);
  expect(figures).toEqual({ loads: 200, failed: 4, load: expect.any(Number) });
  expect(Math.abs((figures.load ?? 0) - 180)).toBeLessThan(18);
});

it('What is above the budget says so', () => {
  const figures = { loads: 200, failed: 4, load: 180, lcp: 900 };
  expect(describeField(figures, { load: 150, lcp: 1_000 })).toEqual([
    { text: '200 loads, 2.0 % failed', isOver: false },
    { text: 'load 180 ms, more than 150', isOver: true },
    { text: 'LCP 900 ms', isOver: false },
  ]);
  expect(describeField(figures).some(({ isOver }) => isOver)).toBe(false);
});
