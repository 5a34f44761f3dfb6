import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportZip, importZip, zipOf } from '../../testing/files/archives.ts';
import { attach, PNG } from '../../testing/files/files.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const root = path.join(useTemporaryDirectories()(), 'mirror');
const { app, advance, db, newUser } = useApp({ mirror: { root, git: true } });
const look = async () => {
  await app().mirror?.look();
  expect(app().mirror?.isFailing()).toBe(false);
};
const fileOf = ({ email }: TestUser, name = '') => path.join(root, email, name);
const read = (user: TestUser, name: string) => readFileSync(fileOf(user, name), 'utf8');

/** Every file of a person's folder, as an export has them. */
function filesOf(user: TestUser) {
  const entries = readdirSync(fileOf(user), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(fileOf(user), file), readFileSync(file, 'utf8')]),
  );
}
const exported = async (user: TestUser) => (await exportZip(app(), user)).files;

let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

describe('The mirror', () => {
  it('has what an export has, after each change', async () => {
    const work = await ada.category('Work');
    const picture = await attach(app(), ada, 'My picture.png', PNG);
    const diary = await ada.note('Diary', null, 'Dear diary');
    const report = await attach(app(), ada, 'Report.pdf', '%PDF-1.7\n');
    const page = await attach(app(), ada, 'page.html', '<script>alert(1)</script>');
    const text = `[d](note:${diary._id}) ![](${picture.url})\n\n[Report.pdf](${report.url})\n\n[page](${page.url})`;
    const plan = await ada.note('Plan', work._id, text);
    await look();
    expect(Object.keys(filesOf(ada)).sort()).toEqual([
      'Diary.md',
      'Work/Plan.md',
      'Work/_index.md',
      'attachments/My picture.png',
      'attachments/Report.pdf',
      'attachments/page.html',
      'my-note.yaml',
    ]);
    expect(filesOf(ada)).toEqual(await exported(ada));
    expect(read(ada, 'Work/Plan.md')).toContain('[Report.pdf](../attachments/Report.pdf)');
    expect(read(ada, 'attachments/page.html')).toBe('<script>alert(1)</script>');

    const before = statSync(fileOf(ada, 'Diary.md'));
    await ada.change(plan._id, { content: `${text}\n\nMore` });
    await ada.call('PUT', paths.ordering('root'), { id: diary._id, before: work._id });
    await look();
    expect(filesOf(ada)).toEqual(await exported(ada));
    expect(statSync(fileOf(ada, 'Diary.md'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });

    await ada.change(diary._id, { title: 'Journal' });
    await look();
    expect(filesOf(ada)).toEqual(await exported(ada));
    expect(read(ada, 'Work/Plan.md')).toContain('[d](../Journal.md)');
  });

  it('follows a note into the trash and out of it, with the links to it', async () => {
    const diary = await ada.note('Diary');
    const plan = await ada.note('Plan', (await ada.category('Work'))._id, `[d](note:${diary._id})`);
    await look();
    await ada.moveToTrash(diary._id);
    await look();
    expect(read(ada, 'Work/Plan.md')).toContain(`[d](note:${diary._id})`);
    expect(Object.keys(filesOf(ada))).not.toContain('Diary.md');
    await ada.restore(diary._id);
    await look();
    expect(read(ada, 'Work/Plan.md')).toContain('[d](../Diary.md)');
    expect(filesOf(ada)).toEqual(await exported(ada));
    await ada.moveToTrash(plan._id);
    await look();
    expect(readdirSync(fileOf(ada, 'Work'))).toEqual(['_index.md']);
  });

  it('can be imported into an empty account, which then has the same files', async () => {
    const work = await ada.category('Wörk & more');
    const first = await ada.note('A/B', work._id, 'One\r\ntwo  \n\n\ttabs');
    await ada.note('A/B', work._id, `[first](note:${first._id})`);
    await ada.call('PATCH', paths.pin(first._id));
    await look();
    const bob = await newUser();
    const job = await importZip(app(), bob, await zipOf(filesOf(ada)));
    expect(job).toMatchObject({ status: 'done', report: { skipped: [], lossCount: 0 } });
    await look();
    expect(filesOf(bob)).toEqual(filesOf(ada));
  });

  it('swaps names, also those that differ in case alone', async () => {
    const one = await ada.note('One', null, '1');
    const two = await ada.note('Two', null, '2');
    await look();
    await ada.change(one._id, { title: 'Three' });
    await ada.change(two._id, { title: 'One' });
    await ada.change(one._id, { title: 'two' });
    await look();
    expect(filesOf(ada)).toEqual(await exported(ada));
    expect(read(ada, 'two.md')).toMatch(/1$/);
    expect(read(ada, 'One.md')).toMatch(/2$/);
  });

  it('leaves other files alone, and writes over a file that somebody has changed with the next change', async () => {
    const work = await ada.category('Work');
    const plan = await ada.note('Plan', work._id, 'Text');
    await look();
    writeFileSync(fileOf(ada, 'Work/mine.txt'), 'mine');
    writeFileSync(fileOf(ada, 'Work/Plan.md'), 'changed outside');
    await ada.change(plan._id, { content: 'Newer' });
    await look();
    expect(read(ada, 'Work/Plan.md')).toMatch(/Newer$/);
    await ada.moveToTrash(plan._id);
    await ada.moveToTrash(work._id);
    await look();
    expect(readdirSync(fileOf(ada, 'Work'))).toEqual(['mine.txt']);
  });

  it('says when it cannot write, and has everything once it can', async () => {
    const note = await ada.note('Plan', null, 'Text');
    await look();
    // A folder where the file belongs.
    rmSync(fileOf(ada, 'Plan.md'));
    mkdirSync(fileOf(ada, 'Plan.md/inside'), { recursive: true });
    await ada.change(note._id, { content: 'Newer' });
    await app().mirror?.look();
    expect(app().mirror?.isFailing()).toBe(true);
    const { body } = await app().inject({ url: '/api/metrics' });
    expect(body).toContain('\nmirror_failing 1\n');
    // The name under which it was to be written is given up meanwhile.
    await ada.change(note._id, { title: 'Other' });
    rmSync(fileOf(ada, 'Plan.md'), { recursive: true });
    await look();
    expect(filesOf(ada)).toEqual(await exported(ada));
  });

  it('of an account that is gone is removed', async () => {
    await ada.note('Plan', (await ada.category('Work'))._id, 'Text');
    await look();
    expect(readdirSync(root)).toContain(ada.email);
    await db().execute(sql`update users set deleted = true where id = ${ada._id}`);
    await look();
    expect(readdirSync(root)).not.toContain(ada.email);
  });

  it('makes one commit once nothing has changed for a minute', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
    const commits = () => git('log', '--format=%H').trim().split('\n').length;
    await look();
    advance(60_000);
    await look();
    const before = commits();
    await ada.note('Plan', null, 'Text');
    await look();
    advance(59_000);
    await look();
    expect(commits()).toBe(before);
    advance(1_000);
    await look();
    expect(commits()).toBe(before + 1);
    expect(git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')).toEqual([
      `${ada.email}/Plan.md`,
    ]);
    advance(120_000);
    await look();
    expect(commits()).toBe(before + 1);
    expect(git('status', '--porcelain')).toBe('');
  });
});
