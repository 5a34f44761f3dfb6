import type { Job } from '@my-note/contract/jobs';
import type { Services } from '../../core/services.ts';
import type { JobRunner } from './job-runner.worker.ts';
import { jobGone } from './jobs.errors.ts';
import { endJob, findJob, listJobs } from './jobs.repository.ts';
import { toJob } from './jobs.rules.ts';

export type JobsDeps = Services & {
  runner: JobRunner;
  /** Removes the staged rows of an import. */
  removeStaged: (jobId: string) => Promise<void>;
};

export const readJobs = async ({ db }: Services, ownerId: string) => (await listJobs(db, ownerId)).map(toJob);

export async function readJob({ db }: Services, ownerId: string, id: string): Promise<Job> {
  const job = await findJob(db, ownerId, id);
  if (!job) throw jobGone();
  return toJob(job);
}

/** A job that has ended stays as it is. */
export async function cancelJob(deps: JobsDeps, ownerId: string, id: string): Promise<Job> {
  const { db, clock, runner } = deps;
  await readJob(deps, ownerId, id);
  await endJob(db, id, clock(), { status: 'cancelled' });
  runner.stop(id);
  // A ready import runs in no process that would remove its rows.
  if (await endJob(db, id, clock(), { status: 'cancelled' }, 'ready'))
    runner.follow(id, () => deps.removeStaged(id));
  return readJob(deps, ownerId, id);
}
