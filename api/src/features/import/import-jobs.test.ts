import { readdirSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { jobListSchema, jobSchema } from '@my-note/contract/jobs';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportZip, importZip, untilEnded, zipOf } from '../../testing/files/archives.ts';
import { upload } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { enex, enexNote } from '../../testing/vaults/evernote.ts';
import { endJob, insertJob } from '../jobs/jobs.repository.ts';
import { endDeadJobs, tidyJobs } from './recover.usecases.ts';
import { stageItems } from './stage/import.repository.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const { app, db, newUser, services, advance, dataDir } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
type Files = Parameters<typeof zipOf>[0];
const take = async (files: Files) => importZip(app(), ada, await zipOf(files));
const countStaged = async () => {
  const left = db().$count(sql`items`, sql`import_job is not null`);
  const files = db().$count(sql`attachments`, sql`import_job is not null`);
  return (await left) + (await files);
};
describe('A job', () => {
  const many = () =>
    zipOf(
      Object.fromEntries(
        Array.from({ length: 1_000 }, (_, n) => [`f${n % 7}/n${n}.md`, `Note ${n} `.repeat(50)]),
      ),
    );
  const start = async (archive: Buffer) => upload(app(), ada, paths.import, 'notes.zip', archive);

  it('responds before the import is done, and refuses a second one while it runs', async () => {
    const response = await start(await many());
    expect(response).toMatchObject({ status: 202, body: { kind: 'import', error: null } });
    expect(await start(await zipOf({ 'a.md': 'a' }))).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_RUNNING' },
    });
    const { _id } = jobSchema.parse(response.body);
    expect(await untilEnded(ada, _id)).toMatchObject({ status: 'done', done: 1_007 });
    expect((await ada.list()).length).toBe(1_007);
    expect(await start(await zipOf({ 'a.md': 'a' }))).toMatchObject({ status: 202 });
  });

  it('shows nothing while it runs, and leaves nothing when it is cancelled', async () => {
    const { _id } = jobSchema.parse((await start(await many())).body);
    await expect.poll(countStaged, PATIENT).toBeGreaterThan(0);
    expect([await ada.list(), await ada.trash(), (await ada.bySlug('f1')).status]).toEqual([[], [], 404]);
    expect(await ada.call('DELETE', paths.job(_id))).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
    await expect.poll(countStaged, PATIENT).toBe(0);
    expect(await untilEnded(ada, _id)).toMatchObject({ status: 'cancelled', report: null });
    expect(await ada.list()).toEqual([]);
    expect((await ada.call('DELETE', paths.job(_id))).body).toMatchObject({ status: 'cancelled' });
  });

  it('leaves nothing when it is cancelled while an export of Evernote is read', async () => {
    const notes = Array.from({ length: 3_000 }, (_, n) =>
      enexNote(`Note ${n}`, '<div>text</div>'.repeat(50)),
    );
    const { _id } = jobSchema.parse((await start(await zipOf({ 'a.enex': enex(...notes) }))).body);
    const uploads = () => readdirSync(path.join(dataDir, 'uploads'));
    // The archive, and what is made of it.
    await expect.poll(() => uploads().length, PATIENT).toBe(2);
    await ada.call('DELETE', paths.job(_id));
    await expect.poll(uploads, PATIENT).toEqual([]);
    expect([await ada.list(), (await untilEnded(ada, _id)).status, await countStaged()]).toEqual([
      [],
      'cancelled',
      0,
    ]);
  });

  it('stops when another process cancels it', async () => {
    const { _id } = jobSchema.parse((await start(await many())).body);
    await expect.poll(countStaged, PATIENT).toBeGreaterThan(0);
    await endJob(db(), _id, services().clock(), { status: 'cancelled' });
    await expect.poll(countStaged, PATIENT).toBe(0);
    await expect.poll(() => readdirSync(path.join(dataDir, 'uploads')), PATIENT).toEqual([]);
    expect([await ada.list(), (await untilEnded(ada, _id)).status]).toEqual([[], 'cancelled']);
  });

  it('of a process that died is ended, and its staged rows are removed', async () => {
    const { ids, clock } = services();
    const [jobId, now] = [ids.row(), clock()];
    await insertJob(db(), { id: jobId, ownerId: ada._id, kind: 'import', now });
    const stamps = { createdBy: ada._id, createdAt: now, updatedAt: now };
    await stageItems(db(), jobId, [{ id: ids.row(), ...stamps, type: 'note', title: 'Half', slug: 'half' }]);
    const deps = { ...services(), log: app().log };
    await endDeadJobs(deps, { allDied: false });
    await tidyJobs(deps);
    expect([(await untilOpen(jobId)).status, await countStaged()]).toEqual(['queued', 1]);
    advance(61_000);
    await endDeadJobs(deps, { allDied: false });
    await tidyJobs(deps);
    expect(await untilOpen(jobId)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('was stopped'),
    });
    expect(await countStaged()).toBe(0);
  });
  const untilOpen = async (id: string) => jobSchema.parse((await ada.call('GET', paths.job(id))).body);

  it('is listed for its owner only, newest first', async () => {
    const bob = await newUser();
    const first = await take({ 'a.md': 'a' });
    const { headers } = await exportZip(app(), ada);
    await expect.poll(async () => (await untilOpen(String(headers['job-id']))).status, PATIENT).toBe('done');
    const { data } = jobListSchema.parse((await ada.call('GET', paths.jobs)).body);
    expect(data.map(({ kind, status, done, total }) => [kind, status, done, total])).toEqual([
      ['export', 'done', 1, 1],
      ['import', 'done', 1, 1],
    ]);
    expect((await bob.call('GET', paths.jobs)).body).toEqual({ data: [] });
    for (const method of ['GET', 'DELETE'] as const)
      expect((await bob.call(method, paths.job(first._id))).status).toBe(404);
  });
});
