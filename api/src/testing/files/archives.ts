import { setTimeout as wait } from 'node:timers/promises';
import { noteSchema, paths } from '@my-note/contract';
import { type Job, jobSchema } from '@my-note/contract/jobs';
import type { TestApp, TestUser } from '../test-user.ts';
import { download, upload } from './files.ts';
import { unzip } from './zip-in-memory.ts';

export { zipOf } from './zip-in-memory.ts';

export async function readJob(user: TestUser, id: string): Promise<Job> {
  return jobSchema.parse((await user.call('GET', paths.job(id))).body);
}

export async function untilEnded(user: TestUser, id: string): Promise<Job> {
  for (;;) {
    const job = await readJob(user, id);
    if (job.status !== 'queued' && job.status !== 'running') return job;
    await wait(20);
  }
}

/** Uploads an archive and returns the job when it has ended. */
export async function importZip(app: TestApp, user: TestUser, archive: Buffer): Promise<Job> {
  const response = await upload(app, user, paths.import, 'notes.zip', archive);
  return untilEnded(user, jobSchema.parse(response.body)._id);
}

export async function exportZip(app: TestApp, user: TestUser, query = '') {
  const response = await download(app, user, `${paths.export}${query}`);
  return { ...response, files: await unzip(response.bytes) };
}

/** The text of a note, to compare it with what was imported or exported. */
export const contentOf = async (user: TestUser, slug: string) =>
  noteSchema.parse((await user.bySlug(slug)).body).content;
