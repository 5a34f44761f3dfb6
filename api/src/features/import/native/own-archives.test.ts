import { paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, exportZip, importZip, zipOf } from '../../../testing/files/archives.ts';
import { PNG } from '../../../testing/files/files.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const { app, newUser } = useApp();
let ada: TestUser;
let bob: TestUser;
beforeEach(async () => {
  ada = await newUser();
  bob = await newUser();
});

describe('An export', () => {
  it('of one category starts at that category', async () => {
    const work = await ada.category('Work');
    const plans = await ada.category('Plans', work._id);
    const outside = await ada.note('Diary');
    await ada.note('Plan', plans._id, `[d](note:${outside._id})`);
    const { files } = await exportZip(app(), ada, `?category=${plans._id}`);
    expect(Object.keys(files).sort()).toEqual(['Plans/Plan.md', 'Plans/_index.md', 'my-note.yaml']);
    expect(files['Plans/Plan.md']).toContain(`[d](note:${outside._id})`);
  });

  it('is for its owner only, and holds nothing from the trash', async () => {
    const note = await ada.note('Gone');
    await ada.moveToTrash(note._id);
    const work = await ada.category('Work');
    expect(Object.keys((await exportZip(app(), ada)).files).sort()).toEqual([
      'Work/_index.md',
      'my-note.yaml',
    ]);
    expect((await bob.call('GET', `${paths.export}?category=${work._id}`)).status).toBe(404);
    expect((await bob.call('GET', `${paths.export}?everything=yes`)).status).toBe(400);
    expect(Object.keys((await exportZip(app(), bob)).files)).toEqual(['my-note.yaml']);
  });
});

it('A second import of the same archive overwrites and merges nothing', async () => {
  const work = await ada.category('Work');
  await ada.note('Plan', work._id, 'mine');
  await ada.note('Diary', null, 'mine');
  const { bytes } = await exportZip(app(), ada);
  await ada.change((await ada.list()).find(({ slug }) => slug === 'diary')?._id ?? '', {
    content: 'changed',
  });
  for (let n = 0; n < 2; n += 1) expect((await importZip(app(), ada, bytes)).error).toBeNull();
  expect((await ada.list()).map(({ slug, title }) => `${slug}: ${title}`).sort()).toEqual([
    'diary-2: Diary',
    'diary-3: Diary',
    'diary: Diary',
    'work-2/plan: Plan',
    'work-2: Work 2',
    'work-3/plan: Plan',
    'work-3: Work 3',
    'work/plan: Plan',
    'work: Work',
  ]);
  expect(await contentOf(ada, 'diary')).toBe('changed');
  expect(await contentOf(ada, 'diary-2')).toBe('mine');
});

it('An archive of the first format, with slugs as file names, can be imported', async () => {
  const archive = await zipOf({
    'my-note.yaml': 'format: 1\norder:\n  - work/\n  - diary.md\n',
    'diary.md': '---\ntitle: Dear diary\n---\n[p](./work/plan-2.md#x) ![](./attachments/My-picture-1-.png)',
    'work/_index.md': '---\ntitle: Work & Co\norder:\n  - plan-2.md\n---\n',
    'work/plan-2.md': '---\ntitle: Plan\n---\n[d](../diary.md)',
    'work/con_.md': '---\ntitle: Con\nslug: con\n---\n',
    'attachments/My-picture-1-.png': PNG,
  });
  expect((await importZip(app(), ada, archive)).error).toBeNull();
  expect((await ada.list()).map(({ slug, title }) => `${slug}: ${title}`).sort()).toEqual([
    'diary: Dear diary',
    'work/con: Con',
    'work/plan-2: Plan',
    'work: Work & Co',
  ]);
  expect(await contentOf(ada, 'diary')).toMatch(
    /^\[p\]\(note:[\w-]{36}#x\) !\[\]\(\/attachments\/[\w-]{36}\)$/,
  );
  expect(await contentOf(ada, 'work/plan-2')).toMatch(/^\[d\]\(note:[\w-]{36}\)$/);
});

it('Pictures of another program are exported under their original names', async () => {
  const vault = await zipOf({
    'Trip.md': '![|300](images/Holiday%20photo.png) ![](<images/Straße (2).PNG>)',
    'images/Holiday photo.png': PNG,
    'images/Straße (2).PNG': PNG,
  });
  expect((await importZip(app(), ada, vault)).error).toBeNull();
  const { files } = await exportZip(app(), ada);
  expect(Object.keys(files).sort()).toEqual([
    'Trip.md',
    'attachments/Holiday photo.png',
    'attachments/Straße (2).PNG',
    'my-note.yaml',
  ]);
  expect(files['Trip.md']).toContain(
    '![|300](./attachments/Holiday%20photo.png) ![](<./attachments/Straße%20%282%29.PNG>)',
  );
});
