import { describe, expect, it } from 'vitest';
import { outlineOf } from './report.rules.ts';
import { createWarnings } from './warnings.rules.ts';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('The warnings of an import', () => {
  it('hold nothing that the database refuses', () => {
    const losses = createWarnings();
    losses.add('a\0\ud800.md', 'Why\0 \udc00', `${'x'.repeat(199)}🎉🎉`);
    losses.skip('b\ud83c.md', 'So\ud83c');
    expect(losses.report()).toEqual({
      skipped: ['b\ufffd.md'],
      losses: [
        { file: 'a\ufffd.md', reason: 'Why \ufffd', what: `${'x'.repeat(199)}🎉…` },
        { file: 'b\ufffd.md', reason: 'So\ufffd' },
      ],
      lossCount: 2,
      deadLinks: [],
      deadLinkCount: 0,
    });
  });

  it('are counted once each, up to ten thousand, and afterwards every time', () => {
    const losses = createWarnings();
    const addAll = (count: number) => {
      for (let n = 0; n < count; n += 1) losses.add('a.md', 'A link leads nowhere', `${n}`);
    };
    addAll(10_000);
    addAll(10_000);
    expect(losses.report().lossCount).toBe(10_000);
    addAll(10_010);
    addAll(10_010);
    expect(losses.report().lossCount).toBe(10_020);
  });

  it('and the outline take at most 200 kB, however long the names are', () => {
    const losses = createWarnings();
    for (let n = 0; n < 2_000; n += 1) {
      losses.skip(`${'深'.repeat(1_000)}/${n}.md`, '長'.repeat(1_000));
      losses.addDeadLink(`${'深'.repeat(1_000)}/${n}.md`, '長'.repeat(1_000));
    }
    const names = Array.from({ length: 2_000 }, (_, n) => `${'深'.repeat(290)} ${n}`);
    const categories = names.map((title, n) => ({ id: `${n}`, parentId: null, title, order: [], notes: 1 }));
    const report = { ...losses.report(), outline: outlineOf(categories, []) };
    expect(bytesOf(report)).toBeLessThan(200_000);
    expect(report).toMatchObject({ lossCount: 2_000, deadLinkCount: 2_000 });
    expect([report.losses.length > 30, report.outline.length > 50]).toEqual([true, true]);
  });
});

it('An outline holds nothing that the database refuses', () => {
  const category = { id: 'a', parentId: null, title: 'x\ud83c\0', order: [], notes: 0 };
  expect(outlineOf([category], [])).toEqual([{ title: 'x\ufffd', depth: 0, notes: 0 }]);
});
