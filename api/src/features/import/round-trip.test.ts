import { noteSchema, paths } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, exportZip, importZip } from '../../testing/files/archives.ts';
import { attach, download, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, db, newUser } = useApp();
let ada: TestUser;
let bob: TestUser;
beforeEach(async () => {
  ada = await newUser();
  bob = await newUser();
});

describe('Export, import into an empty account, export', () => {
  it('gives the same bytes for every file', async () => {
    const work = await ada.category('Work');
    const plans = await ada.category('Plans & More', work._id);
    const picture = await attach(app(), ada, 'My picture (1).png', PNG);
    const twin = await attach(app(), ada, 'my PICTURE (1).png', PNG);
    const text = await attach(app(), ada, 'CON.csv', 'a,b');
    const diary = await ada.note('Diary', null, 'Dear diary');
    const plan = await ada.note(
      'Plan',
      plans._id,
      `[d](note:${diary._id}) ![](${picture.url}) ![t](${twin.url})`,
    );
    await ada.change(diary._id, {
      content: `[p](note:${plan._id}#part) ![e](note:${plan._id}#part) [r]\n\n[r]: <note:${plan._id}> "t"\n[f](/api${text.url}) [gone](note:${ada._id})`,
    });
    const second = await ada.note('Plan', plans._id, 'Second plan');
    await ada.note('', work._id, 'A draft without a title');
    await ada.call('PATCH', paths.pin(plan._id));
    await ada.call('PATCH', paths.pin(work._id));
    await ada.call('PATCH', paths.icon(plan._id), { icon: '🏮' });
    await ada.call('PATCH', paths.icon(work._id), { icon: '#️⃣' });
    await ada.call('PATCH', paths.lock(second._id), { locked: true });
    await ada.call('PUT', paths.ordering(plans._id), { id: plan._id, before: second._id });
    await ada.call('PUT', paths.ordering('root'), { id: diary._id, before: work._id });
    await db().execute(
      sql`update items set created_at = '2001-02-03T04:05:06.789Z' where id in (${plan._id}, ${plans._id})`,
    );

    const first = await exportZip(app(), ada);
    expect(first.headers).toMatchObject({ 'content-type': 'application/zip', 'job-id': expect.any(String) });
    const job = await importZip(app(), bob, first.bytes);
    expect(job).toMatchObject({ status: 'done', error: null, done: 6, total: 6 });
    expect(job.report).toMatchObject({ notes: 4, categories: 2, attachments: 3, skipped: [], lossCount: 0 });
    const again = await exportZip(app(), bob);
    expect(again.files).toEqual(first.files);
    expect(first.files['my-note.yaml']).toContain('order:\n  - Diary.md\n');
    expect(Object.keys(first.files).sort()).toEqual([
      'Diary.md',
      'Work/Plans & More/Plan (2).md',
      'Work/Plans & More/Plan.md',
      'Work/Plans & More/_index.md',
      'Work/Untitled.md',
      'Work/_index.md',
      'attachments/CON_.csv',
      'attachments/My picture (1).png',
      'attachments/my PICTURE (1) (2).png',
      'my-note.yaml',
    ]);
    expect(first.files['Diary.md']).toContain(
      '[p](./Work/Plans%20%26%20More/Plan.md#part) ![e](./Work/Plans%20%26%20More/Plan.md#part) [r]\n\n[r]: <./Work/Plans%20%26%20More/Plan.md> "t"\n',
    );
    expect(first.files['Work/Untitled.md']).toMatch(/\nslug: draft-\w{8}\n/);
    expect(first.files['Diary.md']).not.toContain('slug:');
    expect(first.files['Work/Plans & More/Plan.md']).toContain('\npinned: true\nicon: 🏮\n');
    expect(first.files['Work/Plans & More/Plan (2).md']).toContain('\nlocked: true\n');
    expect(first.files['Work/Plans & More/Plan.md']).toContain(
      '![](../../attachments/My%20picture%20%281%29.png) ',
    );
    expect(first.files['Work/Plans & More/_index.md']).toBe(
      '---\ntitle: Plans & More\ncreated: 2001-02-03T04:05:06.789Z\nupdated: ' +
        `${/updated: (.*)/.exec(first.files['Work/Plans & More/_index.md'] ?? '')?.[1]}\norder:\n  - Plan.md\n---\n`,
    );

    const shape = async (user: TestUser) =>
      (await user.list())
        .map(({ title, slug, type, pinned, icon, locked, category, updatedAt }) => [
          slug,
          title,
          type,
          pinned,
          icon,
          locked,
          category?.title,
          updatedAt,
        ])
        .sort();
    expect(await shape(bob)).toEqual(await shape(ada));

    const imported = noteSchema.parse((await bob.bySlug('diary')).body);
    const target = noteSchema.parse((await bob.bySlug('work/plans-more/plan')).body);
    expect(imported.content).toContain(`[p](note:${target._id}#part) ![e](note:${target._id}#part)`);
    expect(imported.content).toContain(`[r]: <note:${target._id}> "t"`);
    expect(imported.content).toContain(`[gone](note:${ada._id})`);
    const [, url = ''] = /!\[\]\((.*?)\)/.exec(target.content) ?? [];
    expect(url).not.toBe(picture.url);
    expect((await download(app(), bob, url)).bytes).toEqual(PNG);
  });

  it('keeps files of every kind, with their names and bytes', async () => {
    const sent: [string, Buffer][] = [
      ['Report 2026.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF')],
      ['voice.mp3', Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x64', 'latin1')],
      ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['notes.md', Buffer.from('---\ntitle: No note\n---\n# Text')],
      ['archive.tar.gz', Buffer.from('\x1f\x8b\x08\0\0\0\0\0', 'latin1')],
      ['no ending', Buffer.from('MZ\x90\0', 'latin1')],
    ];
    const lines = [];
    for (const [name, bytes] of sent) {
      const { url } = await attach(app(), ada, name, bytes);
      lines.push(`[${name}](${url})`);
    }
    await ada.note('Files', null, lines.join('\n\n'));
    const first = await exportZip(app(), ada);
    expect(Object.keys(first.files)).toEqual(
      expect.arrayContaining(sent.map(([name]) => `attachments/${name}`)),
    );
    const { report } = await importZip(app(), bob, first.bytes);
    expect(report).toMatchObject({ notes: 1, attachments: sent.length, skipped: [], lossCount: 0 });
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
    const { content } = noteSchema.parse((await bob.bySlug('files')).body);
    for (const [name, bytes] of sent) {
      const [, url = ''] = content.split(`[${name}](`)[1]?.match(/^(.*?)\)/) ?? [];
      expect((await download(app(), bob, url)).bytes, name).toEqual(bytes);
    }
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['Windows line ends and no last one', 'a\r\nb\r\n\r\nc'],
    ['a rule alone', '---'],
    ['tabs, a byte order mark and rare characters', '\ta\uFEFF\u00a0\u2028\u0085🎉'],
    [
      'links that were never ids',
      '[a](./Other.md) [b](Other.md) [c](./x/../Other.md) ![d](./a%20b.png) [e](./O%74her.md) [f](./%zz.md)',
    ],
    ['links in code', '`[a](note:0198c0de-0000-7000-8000-000000000001)`\n\n```\n[b](./Other.md)\n```'],
  ])('keeps a text with %s', async (_what, content) => {
    await ada.note('Text', null, content);
    await ada.note('Other', null, 'Other');
    const first = await exportZip(app(), ada);
    expect(
      first.files['Text.md']
        ?.split(/\n---\n/)
        .slice(1)
        .join('\n---\n'),
    ).toBe(content);
    expect((await importZip(app(), bob, first.bytes)).error).toBeNull();
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
  });

  it.each([
    '---\ntitle: Not mine\n---\ntext',
    '---\r\ntags: [a]\r\n\r\n---  \r\n\r\ntext',
    '---\n# why\n"quoted": 1\n---',
    '---\nmy-note:\n  title: Mine\nx: 1\n---\ntext',
    '---\ntags: [a]\n---\n[o](note:OTHER)',
  ])('keeps front matter of a note as the front matter of its file: %j', async (written) => {
    const other = await ada.note('Other', null, 'Other');
    const content = written.replace('OTHER', other._id);
    await ada.note('Two: lines', null, content);
    const first = await exportZip(app(), ada);
    const file = first.files['Two - lines.md'] ?? '';
    const [rule = ''] = /^[^\n]*\n/.exec(content) ?? [];
    expect(file.startsWith(`${rule}my-note:\n  title: "Two: lines"\n`)).toBe(true);
    expect(file.endsWith(content.slice(rule.length).replace(`note:${other._id}`, './Other.md'))).toBe(true);
    expect((await importZip(app(), bob, first.bytes)).error).toBeNull();
    expect((await bob.list()).map(({ title }) => title)).toContain('Two: lines');
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
    if (content === written) expect(await contentOf(bob, 'two-lines')).toBe(content);
  });

  it.each([
    'null',
    '- not: a list',
    '"quoted" \'twice\' # no comment',
    '  spaces around  ',
    'line\nbreak and\ttab',
    '東京 🎉 \u2028 \u0085',
    '1e3',
    '2024-01-01',
    '---',
    `${'long '.repeat(59)}x`,
  ])('keeps the title %j', async (title) => {
    const note = await ada.note('First', null, 'text');
    await ada.change(note._id, { title });
    const first = await exportZip(app(), ada);
    expect((await importZip(app(), bob, first.bytes)).error).toBeNull();
    expect((await bob.list()).map((item) => item.title)).toEqual([title]);
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
  });

  it('keeps the order of the tree, placed by hand or not', async () => {
    const work = await ada.category('Work');
    for (const title of ['Zebra', 'Apple', 'Note 10', 'Note 2', 'apple', 'Yak'])
      await ada.note(title, work._id);
    const order = async (user: TestUser) => {
      const list = await user.list();
      const places = list.find(({ title }) => title === 'Work')?.order ?? [];
      const place = ({ _id }: { _id: string }) => (places.indexOf(_id) + 1_000) % 1_000;
      return list
        .filter(({ type }) => type === 'note')
        .sort((a, b) => place(a) - place(b) || (a._id < b._id ? -1 : 1))
        .map(({ title }) => title);
    };
    const first = await exportZip(app(), ada);
    expect((await importZip(app(), bob, first.bytes)).error).toBeNull();
    expect(await order(bob)).toEqual(['Zebra', 'Apple', 'Note 10', 'Note 2', 'apple', 'Yak']);
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
  });

  it('keeps the slugs of notes that share a title or have a name that files cannot have', async () => {
    for (const title of ['Plan', 'plan', 'Plan (2)', 'PLAN!', '  .NET?', 'AC/DC: "live"'])
      await ada.note(title);
    const first = await exportZip(app(), ada);
    expect(Object.keys(first.files).sort()).toEqual([
      'AC-DC - live.md',
      'PLAN!.md',
      'Plan (2) (2).md',
      'Plan.md',
      '_NET.md',
      'my-note.yaml',
      'plan (2).md',
    ]);
    expect((await importZip(app(), bob, first.bytes)).error).toBeNull();
    const slugs = async (user: TestUser) => (await user.list()).map(({ slug }) => slug).sort();
    expect(await slugs(bob)).toEqual(await slugs(ada));
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
  });

  it('keeps names that files cannot have', async () => {
    const attachments = await ada.category('Attachments');
    await ada.note('Con', attachments._id, 'a device');
    const long = await ada.category('長'.repeat(80));
    await ada.note('📝 長'.repeat(40), long._id, `[c](note:${attachments._id})`);
    const first = await exportZip(app(), ada);
    for (const name of Object.keys(first.files)) {
      for (const part of name.split('/')) expect(Buffer.byteLength(part)).toBeLessThan(256);
    }
    expect(first.files['Attachments (2)/Con_.md']).toContain('created:');
    expect((await importZip(app(), bob, first.bytes)).error).toBeNull();
    const slugs = async (user: TestUser) => (await user.list()).map(({ slug }) => slug).sort();
    expect(await slugs(bob)).toEqual(await slugs(ada));
    expect((await exportZip(app(), bob)).files).toEqual(first.files);
  });
});
