import { describe, expect, test } from 'vitest';
import { sameTask, tasksOf, withTask } from './tasks.ts';

const NOTE = [
  '- [ ] plain',
  '- [x] done',
  '  1. [ ] nested and numbered',
  '     - [X] deep',
  '',
  '```md',
  '- [ ] in code',
  '```',
  '',
  '> * [ ] quoted',
  '> > + [ ] twice',
  '',
  '`- [ ] inline`',
  '',
  '    - [ ] indented code',
  '',
  '2) [ ] after\r',
  '',
  '- - [ ] a list in a list',
  '- no task [ ]',
  '',
].join('\n');

describe('tasks of a note', () => {
  test('they are found nested, in quotes and in numbered lists, and not in code', () => {
    expect(tasksOf(NOTE).map(({ text }) => text)).toEqual([
      'plain',
      'done',
      'nested and numbered',
      'deep',
      'quoted',
      'twice',
      'after',
      'a list in a list',
    ]);
  });

  test.each(tasksOf(NOTE).map(({ text, checked }, index) => ({ text, checked, index })))(
    'ticking "$text" changes the one character in its box',
    ({ text, checked, index }) => {
      const changed = withTask(NOTE, index, !checked) ?? '';
      const places = [...NOTE].flatMap((character, at) => (character === changed[at] ? [] : at));
      expect(changed).toHaveLength(NOTE.length);
      expect(places).toHaveLength(1);
      const place = places[0] ?? 0;
      expect(NOTE.slice(place + 1)).toMatch(new RegExp(`^\\] ${text}`));
      expect(changed[place]).toBe(checked ? ' ' : 'x');
      // Back again, and the text is what it was, but for a capital X.
      expect(withTask(changed, index, checked)?.toLowerCase()).toBe(NOTE.toLowerCase());
    },
  );

  test('finds no task in front matter and footnotes', () => {
    const text = '---\ntags:\n- [ ] a\n---\n[^1]: words\n\n    - [ ] b\n\n- [ ] c';
    expect(tasksOf(text)).toEqual([{ text: 'c', checked: false }]);
    expect(withTask(text, 0, true)).toBe(text.replace('[ ] c', '[x] c'));
  });

  test('a task that is not there changes nothing', () => {
    expect(withTask(NOTE, 8, true)).toBeNull();
    expect(withTask('no list', 0, true)).toBeNull();
    expect(withTask('- [x] a', 0, true)).toBe('- [x] a');
  });

  test.each([
    ['- [ ] a\n- [ ] b', 1, '- [ ] new\n- [ ] a\n- [x] b', 2],
    ['- [ ] a\n- [ ] b', 1, '- [ ] a', -1],
    ['- [ ] a\n- [ ] a', 1, '- [x] a\n- [ ] b\n- [ ] a', 2],
    ['- [ ] a\n- [ ] a', 1, '- [ ] a', -1],
    ['- [ ] a\n- [ ] a', 0, '- [ ] a', -1],
  ])('in %j the task %i is in %j the task %i', (former, index, newer, found) => {
    expect(sameTask(former, index, newer)).toBe(found);
  });
});
