import { describe, expect, test } from 'vitest';
import { dueOf, sameTask, tasksOf, withoutDue, withTask } from './tasks.ts';

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

describe('the day on which a task is due', () => {
  test.each([
    ['Pay @2026-12-01', '2026-12-01', 'Pay'],
    ['📅 2026-12-01 pay', '2026-12-01', 'pay'],
    ['Pay 📅2026-12-01 now', '2026-12-01', 'Pay now'],
    ['(@2024-02-29)', '2024-02-29', '()'],
    ['Pay @2026-02-30, else @2026-03-01', '2026-03-01', 'Pay @2026-02-30, else'],
    ['Pay on 2026-12-01', undefined, 'Pay on 2026-12-01'],
    ['ada@2026-12-01 and @2026-12-011', undefined, 'ada@2026-12-01 and @2026-12-011'],
    ['@2026-12-01T10', undefined, '@2026-12-01T10'],
  ])('%s: %s', (text, due, label) => {
    expect(dueOf(text)).toBe(due);
    expect(withoutDue(text)).toBe(label);
  });
});
