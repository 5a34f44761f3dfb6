import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { joplinMarkdown, joplinVault } from '../../../../testing/vaults/joplin.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

describe("Joplin's export", () => {
  it('with front matter is imported with its notebooks, dates, tags, links, and resources', async () => {
    const { items, text, raw, files, report } = await take(joplinVault);
    expect(items).toEqual([
      'home/my-diary: My Diary',
      'home: Home',
      'work/inner/deep: Deep',
      'work/inner: Inner',
      'work/plan: Plan: one',
      'work: Work',
    ]);
    expect(await text('work/plan')).toBe(`---
latitude: 58.22220000
longitude: 0.00000000
altitude: 0.0000
author: Ada
source: https://joplinapp.org
completed?: no
due: 2020-03-04 10:00:00Z
tags:
  - lamp
  - two-words
---

![photo.png](FILE) [Diary](note:home/my-diary#a-day) [sub](note:work/inner/deep)
[paper](FILE) [notes](FILE)
`);
    expect(await text('home/my-diary')).toBe('## A day\n');
    expect(await text('work/inner/deep')).toBe('[up](note:work/plan)\n');
    expect(await raw('work/plan')).toMatchObject({
      createdAt: '2020-01-02T10:00:00.000Z',
      updatedAt: '2020-02-03T04:05:06.000Z',
    });
    expect(await bytesOf((await files('work/plan'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ source: 'joplin', notes: 3, categories: 3, attachments: 3 });
    expect(report?.losses).toEqual([
      { file: 'Home/_notebook.yml', reason: 'No note shows this file' },
      { file: '_resources/song.mp3', reason: 'No note shows this file' },
    ]);
  });

  it('without front matter is recognized by its resources, whatever folder is around it', async () => {
    const { items, text, report } = await take(joplinMarkdown);
    expect(report?.source).toBe('joplin');
    expect(items).toEqual(['work/plan: Plan', 'work: Work']);
    expect(await text('work/plan')).toBe('![photo.png](FILE)\n\ntext');
  });

  it('without resources is recognized by its front matter', async () => {
    const { report } = await take({ 'Home/My Diary.md': joplinVault['Home/My Diary.md'] });
    expect(report).toMatchObject({ source: 'joplin', categories: 1 });
  });
});
