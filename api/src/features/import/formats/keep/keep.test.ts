import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { keepVault } from '../../../../testing/vaults/keep.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

describe('Google Keep', () => {
  it('is imported with lists, labels, dates, pins, pictures, and what was archived', async () => {
    const { items, text, raw, files, report } = await take(keepVault);
    expect(items).toEqual([
      'archive/old: Old',
      'archive: Archive',
      'call-bob-at-5: Call #Bob at 5',
      'lost-picture: Lost picture',
      'shopping: Shopping',
    ]);
    expect(await text('shopping')).toBe(`---
tags:
  - Kitchen
  - Two-words
---

- [ ] Milk
- [x] Eggs \\*large\\*

![1a2b.c3d4.jpeg](FILE)`);
    expect(await text('call-bob-at-5')).toBe(
      'Call #Bob at 5  \nhttps://example.org/a_b_\n\n- one\n- two\n\n[Another \\[one\\]](<https://example.org/other%20page>)',
    );
    expect(await raw('shopping')).toMatchObject({
      createdAt: '2020-01-02T03:04:05.006Z',
      updatedAt: '2020-05-02T12:04:05.678Z',
      pinned: true,
    });
    expect(await bytesOf((await files('shopping'))[0])).toEqual(PNG);
    expect(report).toMatchObject({
      source: 'markdown',
      program: 'Google Keep',
      notes: 4,
      categories: 1,
      attachments: 1,
    });
    expect(report?.losses).toEqual([
      { file: 'Shopping.json', reason: 'Its color was not kept', what: 'yellow' },
      { file: 'Lost picture.json', reason: 'A picture is missing in the archive', what: 'missing.jpg' },
      { file: 'Gone.json', reason: 'It was in the trash of Google Keep' },
    ]);
  });

  it('is not taken for other files of JSON with a page beside them', async () => {
    const { report } = await take({ 'a.json': '{"title":"x"}', 'a.html': '<p>', 'Plan.md': 'text' });
    expect(report).toMatchObject({ source: 'markdown', notes: 1 });
  });

  it('brings the other notes when one is damaged', async () => {
    const { items, report } = await take({
      ...keepVault,
      'Takeout/Keep/Damaged.json': '{"title":',
      'Takeout/Keep/Damaged.html': '',
    });
    expect(items).toHaveLength(5);
    expect(report?.losses).toContainEqual(
      expect.objectContaining({ file: 'Damaged.json', reason: expect.any(String) }),
    );
  });
});
