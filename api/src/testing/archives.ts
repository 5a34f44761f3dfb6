import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job, jobSchema, paths } from '@my-note/shared-kit/contract';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { download, upload } from './files.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

type Files = Record<string, string | Uint8Array>;

export function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(bytes), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The texts of an archive by their paths. */
async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return files;
}

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

/** Uploads an archive and answers the job when it has ended. */
export async function importZip(app: TestApp, user: TestUser, archive: Buffer): Promise<Job> {
  const answer = await upload(app, user, paths.import, 'notes.zip', archive);
  return untilEnded(user, jobSchema.parse(answer.body)._id);
}

export async function exportZip(app: TestApp, user: TestUser, query = '') {
  const answer = await download(app, user, `${paths.export}${query}`);
  return { ...answer, files: await unzip(answer.bytes) };
}
