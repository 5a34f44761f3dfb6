import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';
import type { JobRow } from './jobs.table.ts';

const NAMES = { import: 'Your import', export: 'Your export' } as const;

/** The end of an export or import: its owner is told, unless it was the owner who ended it. */
export async function jobFinished(services: Services & { log: FastifyBaseLogger }, job: JobRow) {
  const { id, kind, status, done, error } = job;
  services.log.info({ job: { id, kind, status, done } }, 'A job has ended');
  if (status !== 'done' && status !== 'failed') return;
  const outcome = status === 'done' ? 'is ready' : 'did not work';
  await services.db.transaction((tx) =>
    notify(services, tx, {
      to: job.createdBy,
      kind: `${kind}-finished`,
      title: `${NAMES[kind]} ${outcome}`,
      description: status === 'done' ? `${done} files` : (error ?? 'Something went wrong. Try again'),
      href: '/',
      dedupeKey: `job:${id}`,
    }),
  );
}
