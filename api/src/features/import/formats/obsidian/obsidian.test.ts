import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { obsidianVault } from '../../../../testing/vaults/obsidian.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

describe('A vault of Obsidian', () => {
  it('is imported with its folders, texts, links, pictures, and properties', async () => {
    const { items, text, raw, files, report } = await take(obsidianVault);
    expect(items).toEqual([
      'home: Home',
      'plan: Plan',
      'projects/plan: Plan',
      'projects/sub-1/deep: Deep title',
      'projects/sub-1: Sub 1',
      'projects: Projects',
    ]);
    expect(await text('home')).toBe(`---
tags:
  - index
  - project/alpha
aliases: [Start]
created: 2021-03-04
cssclasses: wide
---
# Welcome

[Plan](note:plan) and [the plan](note:plan), [Projects/Plan > Next steps](note:projects/plan#next-steps), [Plan](note:plan) and [Welcome](#welcome).
![Plan](note:plan) ![Projects/Plan > Next steps](note:projects/plan#next-steps)
![photo.png](FILE) ![Photo.PNG|300](FILE) ![A view|100x50](FILE) [paper.pdf](FILE)
[Plan again](note:projects/plan#next-steps) [shortest](note:projects/sub-1/deep) ![md](FILE)
<mark>bright</mark> text, <!-- not shown [[Plan]] --> shown

| Note | What |
| --- | --- |
| [in a table](note:plan) | <mark>yes</mark> |

> [!warning]- Take care
> It is [deep](note:projects/sub-1/deep).

> [!tip]
> Only a kind

\`[[Plan]]\` and

\`\`\`md
[[Plan]] ==no== %%kept%%
\`\`\`

<!-- 
A long comment --&gt; with an arrow
\`\`\`
code in it
\`\`\`
 -->
[[Nowhere]] [gone](missing.md) [[Board.canvas]] 100%% of it
`);
    expect(await text('projects/plan')).toBe(
      '# Next steps\n\n[Home](note:home) [Plan](note:projects/plan) [up](note:home)',
    );
    expect(await text('projects/sub-1/deep')).toBe(
      '---\ntitle: Deep title\nmodified: 2022-05-06T07:08:09Z\n---\nSee [Plan](note:plan) [projects/plan](note:projects/plan)',
    );
    expect(await raw('home')).toMatchObject({ createdAt: '2021-03-04T00:00:00.000Z' });
    expect(await raw('projects/sub-1/deep')).toMatchObject({ updatedAt: '2022-05-06T07:08:09.000Z' });
    const shown = await files('home');
    expect(new Set(shown).size).toBe(2);
    expect(await bytesOf(shown[0])).toEqual(PNG);
    expect(report).toMatchObject({
      source: 'obsidian',
      notes: 4,
      categories: 2,
      attachments: 2,
      topNotes: 2,
    });
    expect(report?.outline).toEqual([
      { title: 'Projects', depth: 0, notes: 1 },
      { title: 'Sub 1', depth: 1, notes: 1 },
    ]);
  });

  it('reports by name what it could not keep', async () => {
    const { report } = await take(obsidianVault);
    expect(report?.skipped).toEqual([
      '.obsidian/',
      '.trash/',
      'assets/unused.png',
      'Board.canvas',
      'Books.base',
      'Drawing.excalidraw.md',
    ]);
    expect(report?.losses).toEqual([
      { file: '.obsidian/', reason: 'The settings of Obsidian' },
      { file: '.trash/', reason: 'What was deleted there' },
      { file: 'Projects/Sub (1)/', reason: 'Renamed', what: 'Sub 1' },
      {
        file: 'Home.md',
        reason: 'A link to a part of a note leads to the whole note',
        what: '[[Plan#^a1b2c3]]',
      },
      { file: 'assets/unused.png', reason: 'No note shows this file' },
      { file: 'Board.canvas', reason: 'Only Obsidian can show it' },
      { file: 'Books.base', reason: 'Only Obsidian can show it' },
      { file: 'Drawing.excalidraw.md', reason: 'Only Obsidian can show it' },
    ]);
    expect(report?.lossCount).toBe(8);
  });

  it('lists dead links separately, because they stay unchanged', async () => {
    const { report } = await take(obsidianVault);
    expect(report?.deadLinks).toEqual([
      { file: 'Home.md', reason: 'A link leads nowhere', what: 'missing.md' },
      { file: 'Home.md', reason: 'A link leads nowhere', what: '[[Nowhere]]' },
    ]);
    expect(report?.deadLinkCount).toBe(2);
  });

  it('attaches the files that front matter names, and keeps its bytes', async () => {
    const front = '---\r\ncover: "[[x.png]]"\n# a comment\nbanner: art/y.png\nup: "[[Plan]]"\n---\r\n\n';
    const { text, report } = await take({
      '.obsidian/app.json': '{}',
      'a.md': `${front}The text [[Plan]].`,
      'Plan.md': 'x',
      'art/x.png': PNG,
      'art/y.png': Buffer.concat([PNG, Buffer.from('y')]),
    });
    expect(await text('a')).toBe(`${front}![x.png](FILE)\n![y.png](FILE)\n\nThe text [Plan](note:plan).`);
    expect(report).toMatchObject({ attachments: 2, lossCount: 1 });
  });

  it('keeps math, percentages, HTML code, and words after a caret', async () => {
    const kept = [
      '$a==b$ and $c==d$',
      '100%% sure and 50%% not',
      '$$[[1,2],[3,4]]$$',
      '<pre>\n==a== [[Plan]]\n\n%%b%% x ^a1b2c3\n</pre>',
      '<code>==a==</code>',
      'one %% two\n\nthree %% four',
      'about ^facade',
      'x ^2',
      'a line ^a1b2c3\nin a paragraph',
    ].join('\n\n');
    const { text } = await take({ '.obsidian/app.json': '{}', 'a.md': kept, 'Plan.md': 'x' });
    expect(await text('a')).toBe(kept);
  });

  it('drops the ids of blocks that were generated or are linked to', async () => {
    const { text } = await take({
      '.obsidian/app.json': '{}',
      'a.md': 'x ^my-name\n\n- y ^a1b2c3\n- z ^other\n\n%%\na\n\nb\n%%\n',
      'b.md': '[[a#^my-name]]',
    });
    expect(await text('a')).toBe('x\n\n- y\n- z ^other\n\n<!-- \na\n\nb\n -->\n');
  });

  it('is recognized by its links alone, but not by links in code', async () => {
    expect((await take({ 'v/a.md': 'See [[b]]', 'v/b.md': 'text' })).items).toEqual(['a: a', 'b: b']);
    const { report } = await take({ 'v/a.md': '`[[b]]`', 'v/b.md': 'text' });
    expect(report).toMatchObject({ source: 'markdown', categories: 1 });
  });

  it('keeps the folder around it when there is something beside it', async () => {
    const { items } = await take({ 'v/a.md': 'See [[b]]', 'b.md': 'text' });
    expect(items).toEqual(['b: b', 'v/a: a', 'v: v']);
  });
});
