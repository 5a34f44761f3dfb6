import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../testing/files/archives.ts';
import { PNG } from '../../../../testing/files/files.ts';
import { notionParts, notionVault } from '../../../../testing/vaults/notion.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { takeZip: take, bytesOf } = useImports();

describe("Notion's export", () => {
  it('is imported without its ids, with nested pages, callouts, files, and tables of linked rows', async () => {
    const { items, text, files, orderOf, report } = await take(await zipOf(notionVault));
    expect(items).toEqual([
      'home/home: Home',
      'home/sub-page-the-whole-name: Sub page: the whole name',
      'home/tasks/tasks: Tasks',
      'home/tasks/twice-2: Twice',
      'home/tasks/twice: Twice',
      'home/tasks/write-tests: Write tests',
      'home/tasks: Tasks',
      'home: Home',
      'shell/inside: Inside',
      'shell: Shell',
    ]);
    expect(
      await text('home/home'),
    ).toBe(`Intro with [Sub page](note:home/sub-page-the-whole-name) and [Tasks](note:home/tasks/tasks).

![Untitled](FILE)

> 💡 A **callout**
>
> with two parts
>

[block](note:home/sub-page-the-whole-name)
`);
    expect(await text('home/tasks/tasks')).toBe(`| Name | Tags | Note |
| --- | --- | --- |
| [Write tests](note:home/tasks/write-tests) | a, b | two<br>lines \\| and a bar |
| No page | c | &lt;b> |
| Twice |  |  |
`);
    expect(await text('home/tasks/write-tests')).toBe(
      '---\ntags:\n  - a\n  - b\n---\n\n- Due: January 2, 2020\n\nDo it.\n',
    );
    expect(await text('home/sub-page-the-whole-name')).toBe('[up](note:home/home)');
    expect(await text('shell/inside')).toBe('[shell](note:shell)');
    expect(orderOf('home')).toEqual(['home/home']);
    expect(orderOf('home/tasks')).toEqual(['home/tasks/tasks']);
    expect(await bytesOf((await files('home/home'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ source: 'notion', notes: 7, categories: 3, attachments: 1 });
    expect(report?.losses).toEqual([{ file: 'index.html', reason: 'No note shows this file' }]);
    expect(report?.outline).toEqual([
      { title: 'Home', depth: 0, notes: 2 },
      { title: 'Tasks', depth: 1, notes: 4 },
      { title: 'Shell', depth: 0, notes: 1 },
    ]);
  });

  it('in several zips inside a zip is read as one, one level deep', async () => {
    const { items, text, report } = await take(await notionParts());
    expect(items).toEqual(['home/home: Home', 'home/sub: Sub', 'home: Home']);
    expect(await text('home/home')).toBe('![p](FILE) [s](note:home/sub)');
    expect(report?.losses).toEqual([{ file: 'inner.zip', reason: 'No note shows this file' }]);
  });

  it('keeps relations as links, in rows and in their table, in the newer and the older form', async () => {
    const [work, alpha, beta] = ['1', '2', '3'].map((digit) => digit.repeat(32));
    const newer = `Alpha, the first (../Projects/Alpha%20${alpha}.md), Beta (new) (../Projects/Beta%20${beta}.md)`;
    const older = `../Projects/Alpha%20${alpha}.md, ../Projects/Gone%20${beta}.md`;
    const { text } = await take(
      await zipOf({
        [`Projects/Alpha ${alpha}.md`]: '# Alpha, the first\n\nOne.',
        [`Projects/Beta ${beta}.md`]: '# Beta (new)\n\nTwo.',
        [`Tasks ${work}.csv`]: `Name,Project,Site\nDig,"${newer.replaceAll('../', '')}",https://example.org/a.md\n`,
        'Tasks/Dig.md': `# Dig\n\nProject: ${newer}\nBefore: ${older}\nSite: https://example.org/a.md\nEmpty: \n\nText.`,
      }),
    );
    const links = '[Alpha, the first](note:projects/alpha-the-first), [Beta (new)](note:projects/beta-new)';
    expect(await text('tasks/dig')).toBe(
      `- Project: ${links}\n- Before: [Alpha](note:projects/alpha-the-first), ../Projects/Gone%20${beta}.md\n- Site: https://example.org/a.md\n- Empty: \n\nText.`,
    );
    expect(await text('tasks/tasks')).toContain(`| ${links} | https://example.org/a.md |`);
  });

  it('with a damaged inner zip fails with that reason', async () => {
    const { error } = await take(await zipOf({ 'ExportBlock-1-Part-1.zip': 'no zip' }));
    expect(error).toContain('not a complete zip file');
  });

  it('with a page that only names its table becomes that table', async () => {
    const tasks = `Tasks ${'2'.repeat(32)}`;
    const { items, text } = await take(
      await zipOf({
        [`A ${'1'.repeat(32)}.md`]: `# A\n\n[t](${encodeURIComponent(tasks)}.md)`,
        [`${tasks}.md`]: '# Tasks\n',
        [`${tasks}.csv`]: 'Name\nx\n',
      }),
    );
    expect(items).toEqual(['a: A', 'tasks: Tasks']);
    expect(await text('a')).toBe('[t](note:tasks)');
  });
});
