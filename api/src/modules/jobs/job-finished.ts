import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../services.ts';
import type { JobRow } from './jobs.table.ts';

/** The end of an export or import, whichever it was; the place to tell its owner. */
export async function jobFinished({ log }: Services & { log: FastifyBaseLogger }, job: JobRow) {
  const { id, kind, status, done, error } = job;
  log.info({ job: { id, kind, status, done, error } }, 'A job has ended');
}
