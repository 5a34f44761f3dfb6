import { expect, it } from 'vitest';
import { recognizeByNames, recognizeByTexts } from './detect-format.rules.ts';
import type { Survey } from './model/survey.reader.ts';

const noComment = () => undefined;
const surveyed = {
  bare: false,
  wikilinks: [],
  blocks: [],
  named: false,
  joplin: false,
  logseq: { properties: [], blocks: [] },
};
const survey = (...wikilinks: string[]): Survey => new Map([['a.md', { ...surveyed, wikilinks }]]);

it('Double brackets are links of Obsidian when one of them leads to a file', () => {
  expect(recognizeByTexts(['a.md', 'b.md'], survey('gone', 'B')).source).toBe('obsidian');
  expect(recognizeByTexts(['a.md', 'b.md'], survey('gone', '1,2')).source).toBe('markdown');
});

it('Front matter of Joplin outweighs double brackets', () => {
  const both: Survey = new Map([['w/a.md', { ...surveyed, joplin: true, wikilinks: ['a'] }]]);
  expect(recognizeByTexts(['w/a.md'], both).source).toBe('joplin');
});

it('A vault of Obsidian may lie in a folder beside something else', () => {
  const names = ['vault/.obsidian/app.json', 'vault/a.md', 'readme.md'];
  expect(recognizeByNames(names, noComment)).toEqual({ source: 'obsidian', prefix: '' });
  expect(recognizeByNames(['__MACOSX/.obsidian/x', 'a.md'], noComment)).toBeUndefined();
});
