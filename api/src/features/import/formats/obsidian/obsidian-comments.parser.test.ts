import { expect, it } from 'vitest';
import { piecesOf } from '../text/prose.parser.ts';
import { commentsOf } from './obsidian-comments.parser.ts';

const count = (text: string) => [...commentsOf(piecesOf(text)).values()].flat().length;

it.each([
  ['a %%b%% c', 2],
  ['a %% b %% c', 2],
  ['%%a\nb%%', 2],
  ['%%\na\n\nb\n%%', 2],
  ['> %%\n> a\n>\n> b\n> %%\n', 2],
  ['%%\na `%%`\n\n```\n\n```\n%%', 2],
  ['%%a\n\nb%%', 0],
  ['100%% sure and 50%% not', 0],
  ['100%% sure %%hidden%%', 2],
  ['%%', 0],
])('finds the marks of comments in %j', (text, marks) => {
  expect(count(text)).toBe(marks);
});

it.each(['%%', '%%\n', '1%% ', '%%a\n\n'])('A long text of %j is handled quickly', (text) => {
  const start = performance.now();
  count(text.repeat(300_000 / text.length));
  expect(performance.now() - start).toBeLessThan(10_000);
});
