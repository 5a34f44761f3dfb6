import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { triliumVault } from '../../../../testing/vaults/trilium.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();

describe("Trilium's export", () => {
  it('is imported with its titles, order, nested notes, code, clones, and pictures', async () => {
    const { items, text, files, orderOf, report } = await take(triliumVault);
    expect(items).toEqual([
      'book/page: Page',
      'book: Book',
      'diary: Diary',
      'work-more/alpha-last: Alpha last',
      'work-more/script: script',
      'work-more/work-more: Work & more',
      'work-more/zed-first: Zed first',
      'work-more: Work & more',
    ]);
    expect(orderOf()).toEqual(['diary', 'work-more', 'book']);
    expect(orderOf('work-more')).toEqual([
      'work-more/work-more',
      'work-more/zed-first',
      'work-more/script',
      'work-more/alpha-last',
    ]);
    expect(await text('work-more/work-more')).toBe(
      `[Diary](note:diary) [zed](note:work-more/zed-first#part) [clone](note:diary) [book](note:book)

![](FILE)

> [!NOTE]
> Well
`,
    );
    expect(await text('work-more/script')).toBe('````javascript\nconst a = "```";\n---\n````\n');
    expect(await text('work-more/zed-first')).toBe('[up](note:work-more/work-more)');
    expect(await text('book/page')).toBe('# Another heading\r\n\r\ntext');
    expect(await bytesOf((await files('work-more/work-more'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ source: 'trilium', notes: 6, categories: 2, attachments: 1, topNotes: 1 });
    expect(report?.outline.map(({ title }) => title)).toEqual(['Work & more', 'Book']);
    expect(report?.losses).toEqual([
      { file: 'root/Work & more.md', reason: 'A label or relation was not kept', what: '#status=open' },
      { file: 'root/Work & more.md', reason: 'A label or relation was not kept', what: '~boss' },
      { file: 'root/Work & more/Diary.clone.md', reason: 'A clone: the note itself is at its first place' },
      { file: 'root/Work & more/A map.json', reason: 'A note of the kind "relationMap"' },
    ]);
  });

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['no list', '[]'],
    ['a list of something else', '{"files":[7]}'],
  ])('with a list of notes that is %s fails with that reason', async (_what, meta) => {
    const { error } = await take({ '!!!meta.json': meta, 'a.md': 'a' });
    expect(error).toContain('cannot be read');
  });

  const meta = (files: object[], more: object = {}) => JSON.stringify({ files, ...more });

  it.each(['/', '..', 'a/../b'])('with the name %j is refused', async (dirFileName) => {
    const files = [{ title: 'x', dirFileName, children: [{ title: 'y', dataFileName: 'y.md' }] }];
    const { error } = await take({ '!!!meta.json': meta(files), 'a.md': 'a' });
    expect(error).toContain('cannot be read');
  });

  it('as HTML explains how to export Markdown', async () => {
    const files = [{ title: 'x', dataFileName: 'x.html' }];
    const { error } = await take({ '!!!meta.json': meta(files), 'x.html': 'x' });
    expect(error).toContain('Export from Trilium as Markdown');
  });

  it('keeps the text of a book, and the prefix of a title', async () => {
    const files = [
      { title: 'Book', type: 'book', dataFileName: 'Book.md' },
      { title: 'Ada', prefix: 'Dr.', dataFileName: 'Ada.md' },
    ];
    const { items, text } = await take({
      '!!!meta.json': meta(files),
      'Book.md': '# Book\n\nin it',
      'Ada.md': '# Ada\n\ntext',
    });
    expect(items).toEqual(['book: Book', 'dr-ada: Dr. - Ada']);
    expect(await text('book')).toBe('in it');
    expect(await text('dr-ada')).toBe('text');
  });

  it("of any depth is handled quickly, and changes no object's prototype", async () => {
    const deep = `${'{"title":"x","dirFileName":"d","__proto__":{"x":1},"children":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    const start = performance.now();
    const { error } = await take({ '!!!meta.json': `{"files":[${deep}]}`, 'a.md': 'a' });
    expect(error).toContain('more than 100 deep');
    expect(Reflect.get({}, 'x')).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
