import type { Job } from '@my-note/contract/jobs';
import type { Uploads } from '../../core/files/uploads.ts';
import type { Services } from '../../core/services.ts';
import type { JobRunner } from '../jobs/job-runner.worker.ts';
import { importRunning } from '../jobs/jobs.errors.ts';
import { findJob, hasRunningImport, insertImport } from '../jobs/jobs.repository.ts';
import { toJob } from '../jobs/jobs.rules.ts';
import { stageArchive } from './import-steps.usecases.ts';
import { present, publish } from './publish/publish.usecases.ts';
import { removeStaged } from './recover.usecases.ts';

export type ImportDeps = Services & { runner: JobRunner; uploads: Uploads };

export async function checkNoImport({ db }: Services, ownerId: string) {
  if (await hasRunningImport(db, ownerId)) throw importRunning();
}

type Received = { file: string; name: string; preview: boolean };

/** Starts to import a received archive, and takes care of its file. One that waits to be confirmed makes way. */
export async function startImport(
  deps: ImportDeps,
  ownerId: string,
  { file, name, preview }: Received,
): Promise<Job> {
  const { db, clock, ids, runner, uploads } = deps;
  const { job, replaced } = await insertImport(db, { id: ids.row(), ownerId, name, preview, now: clock() });
  for (const id of replaced) runner.follow(id, () => removeStaged(deps, id));
  if (!job) throw importRunning();
  runner.start(job, {
    run: async (progress) => {
      const staged = await stageArchive(deps, { file, ownerId, jobId: job.id }, progress);
      await (preview ? present : publish)(deps, { ownerId, jobId: job.id, staged });
    },
    cleanUp: async () => {
      await uploads.discard(file);
      const ended = await findJob(db, ownerId, job.id);
      // What waits to be confirmed stays; whoever ends its waiting removes it.
      if (ended?.status !== 'ready') await removeStaged(deps, job.id);
    },
  });
  return toJob(job);
}
