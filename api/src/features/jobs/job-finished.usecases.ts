import { links } from '@my-note/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../core/services.ts';
import { notify } from '../notifications/notify.usecases.ts';
import type { JobRow } from './jobs.table.ts';
import { jobsTexts } from './texts.ts';

/** The owner of a preview watches it for a while, and is notified only when it took longer. */
const WATCHED_MS = 10_000;

/** Notifies the owner of an export or import that has ended, unless the owner ended it. */
export async function jobFinished(services: Services & { log: FastifyBaseLogger }, job: JobRow) {
  const { id, kind, status, done } = job;
  services.log.info({ job: { id, kind, status, done } }, 'A job has ended');
  const message = messageOf(job);
  if (!message) return;
  await services.db.transaction((tx) =>
    notify(services, tx, {
      to: job.createdBy,
      kind: `${kind}-finished`,
      ...message,
      href: links.transfer(),
      dedupeKey: `job:${id}`,
    }),
  );
}

function messageOf({ kind, status, done, error, preview, name, createdAt, updatedAt }: JobRow) {
  const titles = kind === 'import' ? jobsTexts.import : jobsTexts.export;
  // One note is there before a message would be read.
  if (kind === 'export' && name !== null && status === 'done') return undefined;
  if (preview && updatedAt.getTime() - createdAt.getTime() < WATCHED_MS) return undefined;
  if (status === 'failed')
    return { title: () => titles.failed, description: error ?? (() => jobsTexts.wentWrong) };
  if (status === 'ready')
    return {
      title: () => titles.toReview,
      description: () => jobsTexts.confirm,
    };
  // The owner has confirmed a preview and knows.
  if (status === 'done' && !preview)
    return { title: () => titles.ready, description: () => jobsTexts.files(done) };
  return undefined;
}
