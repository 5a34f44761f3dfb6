import type { FastifyBaseLogger } from 'fastify';
import { AppError, Stopped } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { coreTexts } from '../../core/texts.ts';
import { jobFinished } from './job-finished.usecases.ts';
import { beat, endJob, findJob } from './jobs.repository.ts';
import type { JobRow } from './jobs.table.ts';
import { jobsTexts } from './texts.ts';

const BEAT_MS = 10_000;
const PROGRESS_MS = 500;

export type Progress = {
  signal: AbortSignal;
  /** Reports progress; throws when the job was cancelled. */
  report: (done: number, total: number) => Promise<void>;
};
export type Work = {
  /** Ends its job itself, with `endJob`, in the transaction of its last step if it has one. */
  run: (progress: Progress) => Promise<void>;
  /** Runs at the end, after success and failure. */
  cleanUp: () => Promise<void>;
};

/** Runs jobs beside the requests of this process. `onEnded` is called after each, whatever became of it. */
export function createJobRunner(services: Services, log: FastifyBaseLogger, onEnded?: () => void) {
  const { db, clock } = services;
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();

  async function run(job: JobRow, { run: work, cleanUp }: Work, controller: AbortController) {
    const { signal } = controller;
    const stop = () => controller.abort(new Stopped());
    const alive = async (progress?: { done: number; total: number }) => {
      if (!(await beat(db, job.id, clock(), progress))) stop();
    };
    let reportedAt = 0;
    const report: Progress['report'] = async (done, total) => {
      signal.throwIfAborted();
      if (Date.now() - reportedAt < PROGRESS_MS) return;
      reportedAt = Date.now();
      await alive({ done, total });
      signal.throwIfAborted();
    };
    const timer = setInterval(() => alive().catch((error) => log.warn(error, 'A heartbeat failed')), BEAT_MS);
    try {
      await alive();
      await work({ signal, report });
    } catch (error) {
      // An error after an abort is a consequence of it.
      await endWithout(job, signal.aborted ? signal.reason : error);
    } finally {
      clearInterval(timer);
      onEnded?.();
      try {
        await cleanUp();
      } finally {
        const ended = await findJob(db, job.createdBy, job.id);
        if (ended) await jobFinished({ ...services, log }, ended);
      }
    }
  }

  async function endWithout(job: JobRow, error: unknown) {
    const now = clock();
    if (error instanceof Stopped) return endJob(db, job.id, now, { status: 'cancelled' });
    if (error instanceof AppError) return endJob(db, job.id, now, { status: 'failed', error: error.message });
    log.error(error, `The ${job.kind} ${job.id} failed`);
    return endJob(db, job.id, now, { status: 'failed', error: coreTexts.failed });
  }

  function track(key: string, controller: AbortController, work: Promise<void>, failure: string) {
    const ended = work
      .catch((error: unknown) => log.error(error, failure))
      .finally(() => running.delete(key));
    running.set(key, { controller, ended });
  }

  return {
    start(job: JobRow, work: Work) {
      const controller = new AbortController();
      const failure = `The ${job.kind} ${job.id} did not end cleanly`;
      track(job.id, controller, run(job, work, controller), failure);
    },
    /** Runs the clean-up of a job that runs in no process, without delaying the response. */
    follow(id: string, work: () => Promise<void>) {
      track(`after ${id}`, new AbortController(), work(), `The job ${id} was not cleaned up yet`);
    },
    /** Stops a job of this process; another process notices at its next heartbeat. */
    stop(id: string) {
      running.get(id)?.controller.abort(new Stopped());
    },
    async close() {
      const all = [...running.values()];
      for (const { controller } of all) controller.abort(new AppError(503, 'STOPPED', jobsTexts.interrupted));
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}
export type JobRunner = ReturnType<typeof createJobRunner>;
