import { describe, expect, it } from 'vitest';
import { textStatsOf } from './text-stats.rules.ts';

const [one, two] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];

describe('The facts of a text', () => {
  it.each([
    ['', 0, 0],
    ['Two words', 2, 9],
    ["it's **bold**, isn't it", 6, 19],
    ['東京に行く now', 6, 9],
    ['🎉 done', 1, 6],
    ['see [the plan](https://example.org/a-b-c)', 3, 12],
    ['> [!note] A `b`\n\n<!-- c --> ![d](e.png)', 3, 9],
  ])('count %j', (content, words, characters) => {
    expect(textStatsOf(content)).toMatchObject({ words, characters });
  });

  it('contain each linked note and each attachment once', () => {
    const content = `[a](note:${one}) [b](note:${one.toUpperCase()}#part)\n[c]: note:${two}\n![](/api/attachments/${two})`;
    expect(textStatsOf(content)).toMatchObject({ links: [one, two], attachments: [two] });
  });

  it('contain the first thousand open tasks, with their places, days, and not too long words', () => {
    const long = 'w'.repeat(5_000);
    const { tasks } = textStatsOf(`- [x] a\n- [ ] b @2026-12-01\n- [ ] ${long}`);
    expect(tasks).toEqual([
      { index: 1, text: 'b @2026-12-01', due: '2026-12-01' },
      { index: 2, text: long.slice(0, 1_000) },
    ]);
    const many = textStatsOf('- [x] done\n- [ ] open\n'.repeat(60_000)).tasks;
    expect(many.map(({ index }) => index)).toEqual(Array.from({ length: 1_000 }, (_, n) => 2 * n + 1));
  });

  it.each(['](((', '](a(b', '[[[[', ']](', '](', ']:  ', ']: \t', '/attachments/', '東](', '🎉](('])(
    'of 1.5 million characters of %j take no minutes, however loaded the machine',
    (text) => {
      const content = text.repeat(1_500_000 / text.length);
      const began = performance.now();
      textStatsOf(content);
      expect(performance.now() - began).toBeLessThan(5_000);
    },
  );

  it('have a plain excerpt when the markup is nested too deeply to be parsed', () => {
    expect(textStatsOf('> '.repeat(100_000)).excerpt).toHaveLength(200);
  });
});
