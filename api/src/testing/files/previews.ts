import { paths } from '@my-note/contract';
import { importUndoneSchema, jobSchema } from '@my-note/contract/jobs';
import type { TestApp, TestUser } from '../test-user.ts';
import { untilEnded, zipOf } from './archives.ts';
import { upload } from './files.ts';

type Files = Parameters<typeof zipOf>[0];

const PREVIEW = `${paths.import}?preview=true`;

export const startPreview = (app: TestApp, user: TestUser, archive: Buffer, name = 'notes.zip') =>
  upload(app, user, PREVIEW, name, archive);

/** Uploads an archive as a dry run and returns the job when it was read. */
export async function previewZip(app: TestApp, user: TestUser, files: Files, name?: string) {
  const response = await startPreview(app, user, await zipOf(files), name);
  return untilEnded(user, jobSchema.parse(response.body)._id);
}

export const confirm = (user: TestUser, id: string, body: object = {}) =>
  user.call('POST', paths.confirmJob(id), body);

export const undo = async (user: TestUser, id: string) =>
  importUndoneSchema.parse((await user.call('POST', paths.undoJob(id))).body);
