import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { enex, enexNote, evernoteVault, resource } from '../../../../testing/vaults/evernote.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

describe('An export of Evernote', () => {
  it('is imported with notebooks, tags, dates, pictures, tasks, and links between notes', async () => {
    const { items, text, raw, files, report } = await take(evernoteVault);
    expect(items).toEqual([
      'recipes-more/bread-butter: Bread & butter',
      'recipes-more/tea-green: Tea (green)',
      'recipes-more: Recipes & more',
      'work/plans/no-title-here: No title here',
      'work/plans: Plans',
      'work: Work',
    ]);
    expect(await text('recipes-more/bread-butter')).toBe(`---
source: https://example.org/bread
author: Ada
tags:
  - Kitchen
  - Two-words
---

First line\\
second \\*line\\*

Costs \\$5 & \\$6, see <https://example.org/a_b_c>

- [x] Buy **flour**
- [ ] Bake

It looks so: ![loaf (1).png](FILE)\\
[Tea (green)](note:recipes-more/tea-green) and [Nowhere](evernote:///view/1/s1/aaaa/aaaa/)\\
red <mark>bright</mark>

*Encrypted in Evernote*

[recipe.pdf](FILE)

[audio-3.mp3](FILE)`);
    expect(await text('recipes-more/tea-green')).toBe(`- [x] Boil
- [ ] Pour

* [ ] First @2023-12-31
* [x] Second

\`\`\`
if (a) {
  b = "*"
}
\`\`\`

| a | b \\| c |
| - | - |
| 1 | 2 |`);
    expect(await raw('recipes-more/bread-butter')).toMatchObject({
      createdAt: '2020-01-02T03:04:05.000Z',
      updatedAt: '2021-02-03T04:05:06.000Z',
    });
    expect(await bytesOf((await files('recipes-more/bread-butter'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ program: 'Evernote', notes: 3, categories: 3, attachments: 3 });
  });

  it('reports by name what it could not keep', async () => {
    const { report } = await take(evernoteVault);
    const file = 'Recipes & more/Bread & butter.md';
    expect(report?.losses).toEqual([
      {
        file,
        reason: 'Encrypted text was left out. Decrypt it in Evernote, then export the note again',
        what: 'my dog',
      },
      { file, reason: 'A reminder was not kept', what: '2023-01-01 00:00' },
      { file, reason: 'Colors of text were not kept' },
      { file, reason: 'A tag was not kept', what: '2020' },
    ]);
    expect(report?.deadLinks).toEqual([
      { file, reason: 'A link leads nowhere', what: '[Nowhere](evernote:///view/1/s1/aaaa/aaaa/)' },
    ]);
  });

  it('brings the notes before the place where a file is cut off, and says so', async () => {
    const whole = enex(enexNote('Kept', '<div>text</div>'), enexNote('Lost', '<div>more</div>'));
    const { items, report } = await take({ 'a.enex': whole.slice(0, whole.indexOf('more')) });
    expect(items).toEqual(['a/kept: Kept', 'a: a']);
    expect(report?.losses).toEqual([
      { file: 'a.enex', reason: expect.stringContaining('ends in the middle') },
    ]);
  });

  it.each([
    ['internal', '<!DOCTYPE en-export [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'],
    ['external', '<!DOCTYPE en-export [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
  ])('is refused when it declares %s entities', async (_what, type) => {
    const text = enex(enexNote('A', '<div>&a;</div>')).replace(/<!DOCTYPE en-export[^>]*>/, type);
    const { error, items } = await take({ 'a.enex': text });
    expect(error).toContain('declares entities');
    expect(items).toEqual([]);
  });

  it('shows no markup that could run', async () => {
    const { text } = await take({
      'a.enex': enex(
        enexNote(
          'A',
          '<script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">a</a><div>&lt;b onclick=x&gt;</div>',
        ),
      ),
    });
    expect(await text('a/a')).toBe('a\n\n\\<b onclick=x>');
  });

  it('keeps two files of one name apart', async () => {
    const { files, report } = await take({
      'a.enex': enex(
        enexNote('One', '') + resource(Buffer.from('first'), 'text/plain', 'a.txt'),
        enexNote('Two', '') + resource(Buffer.from('second'), 'text/plain', 'a.txt'),
      ),
    });
    expect(`${await bytesOf((await files('a/one'))[0])}`).toBe('first');
    expect(`${await bytesOf((await files('a/two'))[0])}`).toBe('second');
    expect(report).toMatchObject({ attachments: 2, lossCount: 0 });
  });
});
