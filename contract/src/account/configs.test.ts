import { expect, test } from 'vitest';
import { isFlagOn } from './configs.ts';

const list = [
  { key: 'USE_YOUTUBE_READER', value: true },
  { key: 'firstStepsHidden', value: false },
  { key: 'optionalRemotes', value: 'diagrams,my-weather' },
];

test.each([
  ['USE_YOUTUBE_READER', true],
  ['firstStepsHidden', false],
  ['unknown', false],
  ['optionalRemotes', false],
  ['optionalRemotes:diagrams', true],
  ['optionalRemotes:my-weather', true],
  ['optionalRemotes:weather', false],
  ['optionalRemotes:', false],
  ['unknown:diagrams', false],
])('%s is on: %s', (flag, expected) => {
  expect(isFlagOn(flag, list)).toBe(expected);
});
