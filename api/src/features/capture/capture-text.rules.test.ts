import { expect, it } from 'vitest';
import { joinTexts, withTags } from './capture-text.rules.ts';

it.each([
  ['', 'More', 'More'],
  ['Text', 'More', 'Text\n\nMore'],
  ['Text\n', 'More', 'Text\n\nMore'],
  ['Text\n\n\n', 'More', 'Text\n\n\nMore'],
  ['- milk', '- bread', '- milk\n- bread'],
  ['- milk\n', '- [ ] bread', '- milk\n- [ ] bread'],
  ['1. milk', '2. bread', '1. milk\n2. bread'],
  ['- milk', 'And bread', '- milk\n\nAnd bread'],
  ['Text', '- bread', 'Text\n\n- bread'],
  ['-5 degrees', '-6 degrees', '-5 degrees\n\n-6 degrees'],
])('puts below %j the text %j', (text, more, joined) => {
  expect(joinTexts(text, more)).toBe(joined);
});

it('writes tags below the text, each once', () => {
  expect(withTags('Text', ['idea', 'work/log', 'idea'])).toBe('Text\n\n#idea #work/log');
  expect(withTags('', ['idea'])).toBe('#idea');
  expect(withTags('Text', [])).toBe('Text');
});
