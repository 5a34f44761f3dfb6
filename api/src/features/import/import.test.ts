import { buffer } from 'node:stream/consumers';
import { LIMITS, noteSchema, paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { exportZip, importZip, zipOf } from '../../testing/files/archives.ts';
import { download, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser, advance } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
type Files = Parameters<typeof zipOf>[0];
const take = async (files: Files) => importZip(app(), ada, await zipOf(files));
const noteAt = async (slug: string) => noteSchema.parse((await ada.bySlug(slug)).body);

describe('An import of any folders of Markdown', () => {
  it('makes categories of folders, and titles of front matter, headings, or file names', async () => {
    const job = await take({
      'My Folder (old)/With Front.md': '---\ntitle: From front matter\ncreated: 2020-01-02\n---\ntext',
      'My Folder (old)/inner/With heading.md': 'Intro\n\n## The *first* heading\n# Second',
      'Only a name.markdown': '\uFEFFplain text',
      'photos/a.jpg': 'no note here',
      '.settings/one.md': 'hidden',
      '.settings/two.md': 'hidden',
      'node_modules/x/readme.md': 'hidden',
      'Thumbs.db': 'junk',
      '__MACOSX/._a.md': 'hidden',
      'list.txt': 'text',
    });
    expect(job).toMatchObject({ status: 'done', done: 5, total: 5, error: null });
    expect(job.report).toEqual({
      source: 'markdown',
      notes: 3,
      categories: 2,
      attachments: 0,
      skipped: ['.settings/', 'node_modules/', 'photos/a.jpg', 'list.txt'],
      losses: [
        { file: '.settings/', reason: 'A hidden folder, which holds no notes' },
        { file: 'node_modules/', reason: 'A folder of programs' },
        { file: 'My Folder (old)/', reason: 'Renamed', what: 'My Folder old' },
        { file: 'photos/a.jpg', reason: 'No note shows this file' },
        { file: 'list.txt', reason: 'No note shows this file' },
      ],
      lossCount: 5,
      deadLinks: [],
      deadLinkCount: 0,
      outline: [
        { title: 'My Folder old', depth: 0, notes: 1 },
        { title: 'inner', depth: 1, notes: 1 },
      ],
      topNotes: 1,
    });
    expect((await ada.list()).map(({ slug, title }) => `${slug}: ${title}`).sort()).toEqual([
      'my-folder-old/inner/with-heading: The first heading',
      'my-folder-old/inner: inner',
      'my-folder-old/with-front: From front matter',
      'my-folder-old: My Folder old',
      'only-a-name: Only a name',
    ]);
    expect(await noteAt('my-folder-old/with-front')).toMatchObject({
      content: '---\ntitle: From front matter\ncreated: 2020-01-02\n---\ntext',
      createdAt: '2020-01-02T00:00:00.000Z',
    });
    expect((await noteAt('only-a-name')).content).toBe('plain text');
  });

  it('keeps front matter at the top, byte for byte, and reads its known fields', async () => {
    await take({
      'a.md': '---\ntags: [x, y]\nauthor: Ada # mine\ntitle: Plan\npinned: true\n---\n\ntext',
      'b.md': '---\nJust prose between rules.\n---\ntext',
      'c.md': '---\ntitle: [unclosed\n---\ntext',
    });
    expect(await noteAt('a')).toMatchObject({
      title: 'Plan',
      pinned: true,
      content: '---\ntags: [x, y]\nauthor: Ada # mine\ntitle: Plan\npinned: true\n---\n\ntext',
    });
    expect((await noteAt('b')).content).toBe('---\nJust prose between rules.\n---\ntext');
    expect((await noteAt('c')).content).toBe('---\ntitle: [unclosed\n---\ntext');
  });

  it('turns relative links into links between notes, and files into attachments', async () => {
    const job = await take({
      'docs/a.md':
        '[b](../B%20file.md#part) [b2](<../B file.md> "t") ![p](img/p%201.png) <img src="img/p%201.png">\n[x](https://example.org/a.md) [y](missing.md) [s](../virus.exe)',
      'B file.md': 'text',
      'docs/img/p 1.png': PNG,
      'virus.exe': Buffer.from('MZ\x90\0'),
    });
    expect(job.report).toMatchObject({ notes: 2, attachments: 2, skipped: [], losses: [] });
    const [a, b] = [await noteAt('docs/a'), await noteAt('b-file')];
    const [, url = ''] = /!\[p\]\((.*?)\)/.exec(a.content) ?? [];
    const [, program = ''] = /\[s\]\((.*?)\)/.exec(a.content) ?? [];
    expect(a.content).toBe(
      `[b](note:${b._id}#part) [b2](<note:${b._id}> "t") ![p](${url}) <img src="${url}">\n[x](https://example.org/a.md) [y](missing.md) [s](${program})`,
    );
    const { headers } = await download(app(), ada, program);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''virus.exe");
    expect((await download(app(), ada, url)).bytes).toEqual(PNG);
    advance(26 * 60 * 60_000);
    await ada.call('DELETE', paths.note(a._id));
    expect((await download(app(), ada, url)).status).toBe(404);
  });

  it('keeps links in code, and reports the files that it could not import', async () => {
    const job = await take({
      'a.md':
        '[b](b.md) `[b](b.md)`\n\n```\n[b](b.md)\n```\n![](big.png) ![](empty.png) [page](page.html) [top](#Über%20uns)',
      'b.md': 'text',
      'big.png': Buffer.concat([PNG, Buffer.alloc(50 * 1024 * 1024)]),
      'empty.png': '',
      'page.html': '<!doctype html><p>text</p>',
    });
    const b = await noteAt('b');
    const { content } = await noteAt('a');
    const [, page = ''] = /\[page\]\((.*?)\)/.exec(content) ?? [];
    expect(content).toBe(
      `[b](note:${b._id}) \`[b](b.md)\`\n\n\`\`\`\n[b](b.md)\n\`\`\`\n![](big.png) ![](empty.png) [page](${page}) [top](#über-uns)`,
    );
    expect(page).toMatch(/^\/attachments\//);
    expect(job.report?.losses).toEqual([
      { file: 'big.png', reason: expect.stringContaining('at most 50 MB') },
      { file: 'empty.png', reason: 'This file is empty' },
    ]);
  });

  it('imports the other notes when some fail, and links to none of those', async () => {
    const job = await take({
      'a.md': '[b](b.md) [c](c.md) [d](d.md) [e](e.md)',
      'b.md': Buffer.from('Gr\xfc\xdfe', 'latin1'),
      'c.md': 'x'.repeat(LIMITS.contentLength + 1),
      'd.md': 'a\0b',
      'e.md': 'fine',
      [`${'f/'.repeat(21)}deep.md`]: 'a',
      [`${`${'深'.repeat(80)}/`.repeat(9)}b.md`]: 'a',
    });
    const e = await noteAt('e');
    expect((await noteAt('a')).content).toBe(`[b](b.md) [c](c.md) [d](d.md) [e](note:${e._id})`);
    expect(job).toMatchObject({ status: 'done', report: { notes: 2, categories: 0, lossCount: 5 } });
    expect(job.report?.losses.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('"b.md" is not text in UTF-8'),
      expect.stringContaining('"c.md" is too long'),
      expect.stringContaining('"d.md" is not text in UTF-8'),
      expect.stringContaining('is inside more than 20 folders'),
      expect.stringContaining('is nested too deeply'),
    ]);
  });

  it('lists a thousand losses and counts them all', async () => {
    const files = Array.from({ length: 1_200 }, (_, n) => [`${n}.txt`, 'text']);
    const job = await take({ ...Object.fromEntries(files), 'a.md': 'text' });
    expect(job.report).toMatchObject({ lossCount: 1_200 });
    expect([job.report?.losses.length, job.report?.skipped.length]).toEqual([1_000, 1_000]);
  });

  it('finds every note that another one links to, among many', async () => {
    const count = 600;
    const text = (n: number) =>
      `# Note ${n}\n\nSee [[n${(n * 7) % count}]] and [next](n${(n + 50) % count}.md).`;
    const files = Array.from({ length: count }, (_, n) => [`f${n % 50}/n${n}.md`, text(n)]);
    const job = await take(Object.fromEntries(files));
    expect(job.report).toMatchObject({ source: 'obsidian', notes: count, categories: 50, lossCount: 0 });
    const [last, seventh] = [await noteAt('f49/n599'), await noteAt('f43/n593')];
    expect(last.content).toContain(`See [n593](note:${seventh._id})`);
  });

  it('puts siblings in the natural order of their names, whatever the order of the archive', async () => {
    await take({
      '10.md': 'x',
      'b/Page 11.md': 'x',
      '1.md': 'x',
      'b/Page 2.md': 'x',
      'a10/x.md': 'x',
      '2.md': 'x',
      'a9/x.md': 'x',
      'b/page 1.md': 'x',
    });
    const titles = (await ada.list()).map(({ title }) => title);
    const inTree = (...some: string[]) => titles.filter((title) => some.includes(title));
    expect(inTree('1', '2', '10', 'a9', 'a10', 'b')).toEqual(['1', '2', '10', 'a9', 'a10', 'b']);
    expect(inTree('page 1', 'Page 2', 'Page 11')).toEqual(['page 1', 'Page 2', 'Page 11']);
  });

  it('reports symbolic links, and all but the first of several files of one name', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('first'), 'a.md');
    zip.addBuffer(Buffer.from('second'), 'a.md');
    zip.addBuffer(Buffer.from('same'), 'b.md');
    zip.addBuffer(Buffer.from('same'), 'b.md');
    zip.addBuffer(Buffer.from('a.md'), 'link.md', { mode: 0o120777 });
    zip.end();
    const { report } = await importZip(app(), ada, await buffer(zip.outputStream));
    expect((await noteAt('a')).content).toBe('first');
    expect(report?.losses).toEqual([
      { file: 'a.md', reason: 'Another file of this name came first in the archive' },
      { file: 'link.md', reason: 'A symbolic link, which is not followed' },
    ]);
    expect(report?.skipped).toEqual(['a.md', 'link.md']);
  });

  it('gives every file a slug and a title of its own', async () => {
    await take({
      'a b.md': '1',
      'a-b.md': '2',
      'Work/x.md': '3',
      'work/y.md': '4',
      'login.md': '5',
      'work.md': '6',
    });
    expect((await ada.list()).map(({ slug, title }) => `${slug}: ${title}`).sort()).toEqual([
      'a-b-2: a-b',
      'a-b: a b',
      'login-2: login',
      'work-2/y: y',
      'work-2: work 2',
      'work-3: work',
      'work/x: x',
      'work: Work',
    ]);
  });

  it('recognizes a native archive although a program put a folder around it', async () => {
    await ada.note('Plan', (await ada.category('Work'))._id);
    const { files } = await exportZip(app(), ada);
    const bob = await newUser();
    const inside = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`my-note-export/${name}`, text]),
    );
    expect((await importZip(app(), bob, await zipOf(inside))).error).toBeNull();
    expect((await exportZip(app(), bob)).files).toEqual(files);
  });
});
