import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();
const ID = '0198c0de-1111-4222-8333-444455556666';

const page = (position: string, more = {}) => ({
  pageId: ID,
  slugId: 'abc',
  icon: null,
  position,
  parentPath: null,
  createdAt: '2025-01-02T03:04:05.006Z',
  updatedAt: '2025-02-03T04:05:06.007Z',
  ...more,
});
const metadata = (ending: string) =>
  JSON.stringify({
    source: 'docmost',
    version: '0.24.0',
    pages: {
      [`Handbook.${ending}`]: page('a1', { icon: '📘' }),
      [`Handbook/Zed%20first.${ending}`]: page('a0'),
      [`Handbook/Alpha.${ending}`]: page('a5'),
      [`About.${ending}`]: page('a0'),
    },
  });

/** An export of a space as Markdown, by Docmost of 2026. */
const docmostVault = {
  'docmost-metadata.json': metadata('md'),
  'Handbook.md': `# Handbook

Start with [Zed](Handbook/Zed%20first.md).

:::info
Mind *this*
:::

![](files/${ID}/photo.png)
`,
  [`files/${ID}/photo.png`]: PNG,
  'Handbook/Zed first.md': '# Zed first\n\n- [ ] up [there](../Handbook.md)\n',
  'Handbook/Alpha.md': '# Alpha\n\ntext\n',
  'About.md': 'untitled text\n',
};

const html = (title: string, body: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

describe("Docmost's export", () => {
  it('as Markdown is imported with its tree in its order, dates, icons, callouts, and files', async () => {
    const { items, text, raw, files, orderOf, report } = await take(docmostVault);
    expect(items).toEqual([
      'about: About',
      'handbook/alpha: Alpha',
      'handbook/handbook: Handbook',
      'handbook/zed-first: Zed first',
      'handbook: Handbook',
    ]);
    expect(orderOf()).toEqual(['about', 'handbook']);
    expect(orderOf('handbook')).toEqual(['handbook/handbook', 'handbook/zed-first', 'handbook/alpha']);
    expect(await text('handbook/handbook')).toBe(`Start with [Zed](note:handbook/zed-first).

> [!info]
> Mind *this*

![](FILE)
`);
    expect(await text('handbook/zed-first')).toBe('- [ ] up [there](note:handbook/handbook)\n');
    expect(await raw('handbook/handbook')).toMatchObject({
      icon: '📘',
      createdAt: '2025-01-02T03:04:05.006Z',
      updatedAt: '2025-02-03T04:05:06.007Z',
    });
    expect(await bytesOf((await files('handbook/handbook'))[0])).toEqual(PNG);
    expect(report).toMatchObject({
      program: 'Docmost',
      notes: 4,
      categories: 1,
      attachments: 1,
      lossCount: 0,
    });
  });

  it('as HTML gives the same notes', async () => {
    const { items, text, raw, orderOf, report } = await take({
      'docmost-metadata.json': metadata('html'),
      'Handbook.html': html(
        'Handbook',
        `<p>Start with <a href="Handbook/Zed%20first.html">Zed</a>.</p><img src="files/${ID}/photo.png">`,
      ),
      [`files/${ID}/photo.png`]: PNG,
      'Handbook/Zed first.html': html(
        'Zed first',
        '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><label><input type="checkbox" checked="checked"></label><div><p>done</p></div></li></ul>',
      ),
    });
    expect(items).toEqual([
      'handbook/handbook: Handbook',
      'handbook/zed-first: Zed first',
      'handbook: Handbook',
    ]);
    expect(await text('handbook/handbook')).toBe('Start with [Zed](note:handbook/zed-first).\n\n![](FILE)\n');
    expect(await text('handbook/zed-first')).toBe('- [x] done\n');
    expect(orderOf('handbook')).toEqual(['handbook/handbook', 'handbook/zed-first']);
    expect(await raw('handbook/handbook')).toMatchObject({ icon: '📘' });
    expect(report).toMatchObject({ program: 'Docmost', lossCount: 0 });
  });

  it('of older versions is recognized by the folders of its files', async () => {
    const { report } = await take({ 'Page.md': `![](files/${ID}/a.png)`, [`files/${ID}/a.png`]: PNG });
    expect(report).toMatchObject({ program: 'Docmost', notes: 1, attachments: 1 });
  });
});
