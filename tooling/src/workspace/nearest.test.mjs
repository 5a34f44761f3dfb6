import { expect, it } from 'vitest';
import { unknownWord } from './nearest.mjs';

it.each([
  ['strat', 'There is no command "strat". Did you mean start?'],
  ['restor', 'There is no command "restor". Did you mean restore?'],
  ['xyzzyx', 'There is no command "xyzzyx". There are: start, restore.'],
])('%s: %s', (word, sentence) => {
  expect(unknownWord('command', word, ['start', 'restore'])).toBe(sentence);
});
