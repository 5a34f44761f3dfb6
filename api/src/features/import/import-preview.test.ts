import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { notificationPageSchema, paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { importZip, readJob, untilEnded, zipOf } from '../../testing/files/archives.ts';
import { download, PNG, upload } from '../../testing/files/files.ts';
import { confirm, previewZip, startPreview } from '../../testing/files/previews.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { checkTree } from '../../testing/tree.ts';
import { jobFinished } from '../jobs/job-finished.usecases.ts';
import { expireReady, findJob, insertJob } from '../jobs/jobs.repository.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { endDeadJobs, tidyJobs } from './recover.usecases.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };
const HOUR = 60 * 60_000;

const { app, db, newUser, services, advance, dataDir } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const FILES = { 'Work/plan.md': '![](p.png)', 'Work/p.png': PNG, 'loose.md': 'text' };
const preview = (files: Parameters<typeof zipOf>[0] = FILES) => previewZip(app(), ada, files);
const slugs = async (user = ada) => (await user.list()).map(({ slug }) => slug).sort();
const notified = async (user = ada) =>
  notificationPageSchema
    .parse((await user.call('GET', paths.notifications)).body)
    .data.filter(({ kind }) => kind === 'import-finished')
    .map(({ title, href }) => [title, href]);
const countStaged = async (user = ada) => {
  const staged = sql`import_job is not null and created_by = ${user._id}`;
  return (await db().$count(sql`items`, staged)) + (await db().$count(sql`attachments`, staged));
};
const storedFiles = () => {
  const folder = path.join(dataDir, 'attachments');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 30);
};
const recover = async () => {
  const deps = { ...services(), log: app().log };
  await endDeadJobs(deps, { allDied: true });
  await tidyJobs(deps);
};

/** Whoever read it has nothing left to do. */
const settled = () => expect.poll(() => readdirSync(path.join(dataDir, 'uploads')), PATIENT).toEqual([]);

describe('A previewed import', () => {
  it('reports what it would bring and shows nothing until it is confirmed', async () => {
    const response = await startPreview(app(), ada, await zipOf(FILES), 'C:\\old\\My notes.zip');
    const job = await untilEnded(ada, jobSchema.parse(response.body)._id);
    expect(job).toMatchObject({ status: 'ready', name: 'My notes.zip', done: 3, total: 3, undoneAt: null });
    expect(job.report).toMatchObject({ source: 'markdown', notes: 2, categories: 1, attachments: 1 });
    await settled();
    expect([await slugs(), await ada.trash(), (await ada.bySlug('work')).status]).toEqual([[], [], 404]);
    const done = await confirm(ada, job._id);
    expect(done).toMatchObject({ status: 200, body: { status: 'done', report: job.report } });
    expect(await slugs()).toEqual(['loose', 'work', 'work/plan']);
    expect((await ada.bySlug('work/plan')).body).toMatchObject({
      content: expect.stringMatching(/^!\[\]\(\/att/),
    });
    await checkTree(ada, db());
    expect((await confirm(ada, job._id)).body).toEqual(done.body);
    expect(await slugs()).toHaveLength(3);
  });

  it('notifies its owner that it waits only after they left, and never at its end', async () => {
    const { _id } = await preview();
    const ended = async (seconds: number) => {
      const job = await findJob(db(), ada._id, _id);
      if (!job) throw new Error('The job is gone');
      const createdAt = new Date(job.updatedAt.getTime() - seconds * 1_000);
      await jobFinished({ ...services(), log: app().log }, { ...job, createdAt, id: crypto.randomUUID() });
    };
    const waiting = [['Your import is ready to review', '/i/transfer']];
    await ended(9);
    expect(await notified()).toEqual([]);
    await ended(11);
    expect(await notified()).toEqual(waiting);
    await confirm(ada, _id);
    await ended(11);
    expect(await notified()).toEqual(waiting);
    await importZip(app(), ada, await zipOf({ 'a.md': 'a' }));
    await expect.poll(notified, PATIENT).toEqual([['Your import is ready', '/i/transfer'], ...waiting]);
  });

  it('goes into a category with its slugs, order, and free names', async () => {
    const area = await ada.category('Area');
    const inner = await ada.category('Inner', area._id);
    await ada.category('work', inner._id);
    const loose = await ada.note('Loose', inner._id);
    await ada.call('PUT', paths.ordering(inner._id), { id: loose._id });
    const { _id } = await preview({
      ...FILES,
      'my-note.yaml': 'format: 1\norder:\n  - loose.md\n',
      'Work/plan.md': 'text',
    });
    expect((await confirm(ada, _id, { category: inner._id })).status).toBe(200);
    expect(await slugs()).toEqual([
      'area',
      'area/inner',
      'area/inner/loose',
      'area/inner/loose-2',
      'area/inner/work',
      'area/inner/work-2',
      'area/inner/work-2/plan',
    ]);
    await checkTree(ada, db());
    const list = await ada.list();
    const titleOf = (slug: string) => list.find((item) => item.slug === slug);
    expect(titleOf('area/inner/work-2')).toMatchObject({ title: 'Work 2', category: { _id: inner._id } });
    expect(titleOf('area/inner')?.order.slice(-2)).toEqual([loose._id, titleOf('area/inner/loose-2')?._id]);
  });

  it('is found by its new title when the staged one was taken', async () => {
    await ada.category('Garden');
    const { _id } = await preview({ 'Garden/tree.md': 'leaf' });
    const waiting = sql`search_stale and created_by = ${ada._id}`;
    await expect.poll(() => db().$count(sql`items`, waiting), PATIENT).toBe(0);
    await confirm(ada, _id);
    const search = async () =>
      JSON.stringify((await ada.call('GET', `${paths.contentSearch}?q=Garden 2`)).body);
    await expect.poll(search, PATIENT).toContain('garden-2');
  });

  it('stays ready when the category does not exist or is too deep', async () => {
    const bob = await newUser();
    const { _id } = await preview({ [`${`${'深'.repeat(80)}/`.repeat(7)}b.md`]: 'a' });
    const [his, note, gone] = [await bob.category('His'), await ada.note('Note'), await ada.category('Gone')];
    await ada.moveToTrash(gone._id);
    for (const category of [his._id, note._id, gone._id, crypto.randomUUID()])
      expect(await confirm(ada, _id, { category }), category).toMatchObject({ status: 404 });
    const outer = await ada.category('外'.repeat(80));
    const inner = await ada.category('内'.repeat(80), outer._id);
    expect(await confirm(ada, _id, { category: inner._id })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Choose a category that is less deeply nested') },
    });
    expect((await readJob(ada, _id)).status).toBe('ready');
    expect((await confirm(ada, _id)).status).toBe(200);
    await checkTree(ada, db());
  });

  it('that is cancelled leaves neither rows nor files, and cannot be confirmed', async () => {
    const before = storedFiles();
    const { _id } = await preview();
    const mine = storedFiles().filter((name) => !before.includes(name));
    expect(mine).toHaveLength(1);
    await settled();
    expect(await ada.call('DELETE', paths.job(_id))).toMatchObject({ body: { status: 'cancelled' } });
    await expect.poll(countStaged, PATIENT).toBe(0);
    await expect.poll(() => storedFiles().filter((name) => mine.includes(name)), PATIENT).toEqual([]);
    expect(await confirm(ada, _id)).toMatchObject({ status: 409, body: { code: 'NOT_READY' } });
  });

  it('is replaced by the next one, but not while it is read', async () => {
    const first = await preview();
    await settled();
    const second = await preview({ 'other.md': 'text' });
    expect([(await readJob(ada, first._id)).status, second.status]).toEqual(['cancelled', 'ready']);
    await expect.poll(countStaged, PATIENT).toBe(1);
    await importZip(app(), ada, await zipOf({ 'third.md': 'text' }));
    expect((await readJob(ada, second._id)).status).toBe('cancelled');
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`n${n}.md`, 'text']));
    const running = jobSchema.parse((await startPreview(app(), ada, await zipOf(many))).body);
    for (const address of [paths.import, `${paths.import}?preview=true`])
      expect(await upload(app(), ada, address, 'a.zip', await zipOf(FILES))).toMatchObject({
        status: 409,
        body: { code: 'IMPORT_RUNNING' },
      });
    expect(await confirm(ada, running._id)).toMatchObject({ status: 409, body: { code: 'NOT_READY' } });
    expect((await untilEnded(ada, running._id)).status).toBe('ready');
    expect(await slugs()).toEqual(['third']);
  });

  it('is confirmed once by two calls at the same time', async () => {
    const { _id } = await preview();
    const responses = await Promise.all([1, 2, 3].map(() => confirm(ada, _id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await slugs()).toEqual(['loose', 'work', 'work/plan']);
  });

  it.each([
    ['its owner drops it', (id: string) => ada.call('DELETE', paths.job(id))],
    ['it expires', () => expireReady(db(), new Date(Date.now() + 1e12), services().clock(), 'Too late')],
    ['another is uploaded', async () => startPreview(app(), ada, await zipOf({ 'other.md': 'text' }))],
  ])('is confirmed or gone as a whole when at the same time %s', async (_what, end) => {
    for (const confirmFirst of [true, false]) {
      const { _id } = await preview();
      const before = await slugs();
      const both = confirmFirst ? [confirm(ada, _id), end(_id)] : [end(_id), confirm(ada, _id)];
      await Promise.all(both);
      const running = sql`status in ('queued', 'running') and created_by = ${ada._id}`;
      await expect.poll(() => db().$count(sql`jobs`, running), PATIENT).toBe(0);
      const { status } = await readJob(ada, _id);
      expect(['done', 'cancelled']).toContain(status);
      expect(await slugs()).toHaveLength(before.length + (status === 'done' ? 3 : 0));
      await checkTree(ada, db());
    }
  });

  it('waits a day, also across restarts, and is then removed', async () => {
    const before = storedFiles();
    const { _id } = await preview();
    const mine = storedFiles().filter((name) => !before.includes(name));
    advance(23 * HOUR);
    await recover();
    expect([(await readJob(ada, _id)).status, await countStaged()]).toEqual(['ready', 4]);
    advance(2 * HOUR);
    await recover();
    expect(await readJob(ada, _id)).toMatchObject({
      status: 'cancelled',
      error: expect.stringContaining('within a day'),
    });
    expect([await countStaged(), storedFiles().filter((name) => mine.includes(name))]).toEqual([0, []]);
  });

  it('is visible to its owner only', async () => {
    const { _id } = await preview();
    const bob = await newUser();
    for (const [method, address] of [
      ['POST', paths.confirmJob(_id)],
      ['POST', paths.undoJob(_id)],
      ['DELETE', paths.job(_id)],
    ] as const)
      expect((await bob.call(method, address, address.endsWith('confirm') ? {} : undefined)).status).toBe(
        404,
      );
    expect([(await readJob(ada, _id)).status, await slugs(bob)]).toEqual(['ready', []]);
  });

  it('keeps its pictures readable once it is confirmed', async () => {
    const { _id } = await preview();
    await confirm(ada, _id);
    const note = await ada.bySlug('work/plan');
    const [url = ''] = /\/attachments\/[0-9a-f-]+/.exec(JSON.stringify(note.body)) ?? [];
    expect((await download(app(), ada, url)).bytes).toEqual(PNG);
  });
});

it('A job from before previews existed is read like the others', async () => {
  const { ids, clock } = services();
  const id = ids.row();
  await insertJob(db(), { id, ownerId: ada._id, kind: 'import', now: clock() });
  const report = { notes: 1, categories: 0, attachments: 0, skipped: ['a.exe'] };
  await db().update(jobs).set({ status: 'done', report }).where(eq(jobs.id, id));
  expect(await readJob(ada, id)).toMatchObject({
    name: null,
    undoneAt: null,
    report: { ...report, source: 'markdown', losses: [], lossCount: 0, outline: [], topNotes: 0 },
  });
  expect(await ada.call('POST', paths.undoJob(id))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('before My Note could undo') },
  });
});
