import { expect, it } from 'vitest';
import { mediaOf } from './media.rules.ts';

const FILE = '/api/attachments/0f8fad5b-d9cb-469f-a165-70867728950e';

it.each([
  ['words', []],
  ['![A loaf](https://example.org/a.png)', ['image']],
  [`![A loaf|300](${FILE})`, ['image']],
  ['<img src="a.png">', ['image']],
  [`See [the plan](${FILE}).`, ['file']],
  [`[plan](https://notes.example${FILE})`, ['file']],
  [`[![A loaf](${FILE})](https://example.org)`, ['image']],
  [`![a](b) and [plan](<${FILE}>)`, ['image', 'file']],
  ['![Rye](note:0f8fad5b-d9cb-469f-a165-70867728950e)', []],
  ['[other](https://example.org/attachments/plan)', []],
])('finds in %j %j', (text, media) => {
  expect(mediaOf(text)).toEqual(media);
});

it('takes a long line of brackets without the square of its length', () => {
  expect(mediaOf('!['.repeat(100_000))).toEqual([]);
  expect(mediaOf('[a'.repeat(100_000))).toEqual([]);
});
