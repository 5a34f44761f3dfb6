// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../shared-kit/src/markdown/parse/blocks.ts';
import { renderMarkdown } from '../../../shared-kit/src/markdown/render/render.ts';
import { canBeParsed } from './bounds.ts';
import { tasksOf, withTask } from './tasks.ts';

const HOSTILE = {
  'quotes in quotes': '> '.repeat(5_000),
  'lists in lists': '1. '.repeat(3_400),
  'quotes and lists in turn': '> - '.repeat(2_500),
  'emphasis without an end': '*a_'.repeat(13_400),
  underscores: '_a'.repeat(20_000),
  'exclamation marks': '!'.repeat(60_000),
  'a list that gets deeper line by line': Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- a`).join(
    '\n',
  ),
  'links in links': '[a]('.repeat(2_000) + '[![a]('.repeat(2_000),
};

describe('Markdown that is too complex for a page', () => {
  test.each(Object.entries(HOSTILE))('%s: the text is shown unchanged, in limited time', (_, text) => {
    // CPU time, because a busy machine delays everything.
    const before = process.cpuUsage();
    const fragment = renderMarkdown(text);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_500);
    expect(fragment.textContent).toContain(text.trim().slice(-1_000));
  });

  test('is marked as plain text, and has no tasks', () => {
    const text = `${'> '.repeat(5_000)}- [ ] a`;
    const fragment = renderMarkdown(text);
    expect(fragment.querySelector('p[data-plain]')?.textContent).toContain('shown as plain text');
    expect(fragment.querySelector('pre')?.textContent).toBe(text);
    expect(canBeParsed(text)).toBe(false);
    expect(tasksOf(text)).toEqual([]);
    expect(withTask(text, 0, true)).toBeNull();
    expect(blocksOf(text)).toEqual({ blocks: [text], definitions: '' });
  });
});

test.each([
  ['twenty levels of a list', Array.from({ length: 20 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
  ['a long list of links', '- [a *good* page](https://example.org/a_b_c): what it is\n'.repeat(3_000)],
  [
    'a wide table',
    `${'| a '.repeat(20)}|\n${'| - '.repeat(20)}|\n${`${'| *b* '.repeat(20)}|\n`.repeat(300)}`,
  ],
  ['a long paragraph', 'Some *words* and `code` of a [page](/a). '.repeat(250)],
  ['a picture written out', `![a](data:image/png;base64,${'iVBORw0KGgo_'.repeat(50_000)})`],
])('%s is Markdown as ever', (_, text) => {
  expect(canBeParsed(text)).toBe(true);
  expect(renderMarkdown(text).querySelector('[data-plain]')).toBeNull();
});
