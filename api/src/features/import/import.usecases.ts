import type { Job } from '@my-note/contract/jobs';
import type { Uploads } from '../../core/files/uploads.ts';
import type { Services } from '../../core/services.ts';
import type { JobRunner } from '../jobs/job-runner.worker.ts';
import { importRunning } from '../jobs/jobs.errors.ts';
import { findJob, hasRunningImport, insertImport } from '../jobs/jobs.repository.ts';
import { toJob } from '../jobs/jobs.rules.ts';
import type { ImportWork } from './import-steps.usecases.ts';
import { removeStaged } from './recover.usecases.ts';

export type ImportDeps = Services & { runner: JobRunner; works: { import: ImportWork }; uploads: Uploads };

export async function checkNoImport({ db }: Services, ownerId: string) {
  if (await hasRunningImport(db, ownerId)) throw importRunning();
}

type Received = { file: string; name: string; preview: boolean };

/** Starts the import of a received file, and removes the file at its end. Replaces an import that waits for confirmation. */
export async function startImport(
  deps: ImportDeps,
  ownerId: string,
  { file, name, preview }: Received,
): Promise<Job> {
  const { db, clock, ids, runner, works, uploads } = deps;
  const { job, replaced } = await insertImport(db, { id: ids.row(), ownerId, name, preview, now: clock() });
  for (const id of replaced) runner.follow(id, () => removeStaged(deps, id));
  if (!job) throw importRunning();
  runner.start(job, {
    run: (progress) => works.import({ file, ownerId, jobId: job.id, preview }, progress),
    cleanUp: async () => {
      await uploads.discard(file);
      const ended = await findJob(db, ownerId, job.id);
      // A ready import stays until it is confirmed, cancelled, or expires.
      if (ended?.status !== 'ready') await removeStaged(deps, job.id);
    },
  });
  return toJob(job);
}
