import type { Job } from '@my-note/contract/jobs';
import type { Services } from '../../core/services.ts';
import type { JobRunner } from './job-runner.worker.ts';
import { jobGone } from './jobs.errors.ts';
import { endJob, findJob, listJobs } from './jobs.repository.ts';
import { toJob } from './jobs.rules.ts';

export type JobsDeps = Services & {
  runner: JobRunner;
  /** Takes back what an import staged. */
  removeStaged: (jobId: string) => Promise<void>;
};

export const readJobs = async ({ db }: Services, ownerId: string) => (await listJobs(db, ownerId)).map(toJob);

export async function readJob({ db }: Services, ownerId: string, id: string): Promise<Job> {
  const job = await findJob(db, ownerId, id);
  if (!job) throw jobGone();
  return toJob(job);
}

/** What has ended already stays as it ended. */
export async function cancelJob(deps: JobsDeps, ownerId: string, id: string): Promise<Job> {
  const { db, clock, runner } = deps;
  await readJob(deps, ownerId, id);
  await endJob(db, id, clock(), { status: 'cancelled' });
  runner.stop(id);
  // What is ready runs nowhere, so that nobody else would remove it.
  if (await endJob(db, id, clock(), { status: 'cancelled' }, 'ready'))
    runner.follow(id, () => deps.removeStaged(id));
  return readJob(deps, ownerId, id);
}
