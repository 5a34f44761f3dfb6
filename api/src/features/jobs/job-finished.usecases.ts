import { links } from '@my-note/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../core/services.ts';
import { notify } from '../notifications/notify.usecases.ts';
import type { JobRow } from './jobs.table.ts';

/** Who asks for a dry run looks on for a while, and is told only when it took longer. */
const LOOKS_ON_MS = 10_000;
const NAMES = { import: 'Your import', export: 'Your export' } as const;

/** The end of an export or import: its owner is told, unless it was the owner who ended it. */
export async function jobFinished(services: Services & { log: FastifyBaseLogger }, job: JobRow) {
  const { id, kind, status, done } = job;
  services.log.info({ job: { id, kind, status, done } }, 'A job has ended');
  const told = messageOf(job);
  if (!told) return;
  await services.db.transaction((tx) =>
    notify(services, tx, {
      to: job.createdBy,
      kind: `${kind}-finished`,
      ...told,
      href: links.transfer(),
      dedupeKey: `job:${id}`,
    }),
  );
}

function messageOf({ kind, status, done, error, preview, createdAt, updatedAt }: JobRow) {
  const title = NAMES[kind];
  if (preview && updatedAt.getTime() - createdAt.getTime() < LOOKS_ON_MS) return undefined;
  if (status === 'failed')
    return { title: `${title} failed`, description: error ?? 'Something went wrong. Try again' };
  if (status === 'ready')
    return {
      title: `${title} is ready to review`,
      description: 'Confirm it within a day',
    };
  // Whoever has confirmed a preview knows.
  if (status === 'done' && !preview) return { title: `${title} is ready`, description: `${done} files` };
  return undefined;
}
