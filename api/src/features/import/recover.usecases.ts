import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../core/services.ts';
import { removeMarked } from '../attachments/release.usecases.ts';
import { jobFinished } from '../jobs/job-finished.usecases.ts';
import { deleteEndedBefore, endSilent, expireReady } from '../jobs/jobs.repository.ts';
import { jobsTexts } from '../jobs/texts.ts';
import { deleteStagedItems, listLeftImports, listStagedAttachments } from './stage/import.repository.ts';
import { importTexts } from './texts.ts';

const SILENT_MS = 60_000;
const WAITING_MS = 24 * 60 * 60_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Removes the staged rows of an import; does nothing once it is published. */
export async function removeStaged(services: Services, jobId: string) {
  while ((await deleteStagedItems(services.db, jobId)) > 0);
  for (;;) {
    const page = await listStagedAttachments(services.db, jobId);
    if (page.length === 0) return;
    for (const { id } of page) await removeMarked(services, id);
  }
}

/**
 * Fails jobs whose process has died. A process that starts alone on its database knows that every open job has died.
 */
export async function endDeadJobs(
  services: Services & { log: FastifyBaseLogger },
  { allDied }: { allDied: boolean },
) {
  const now = services.clock();
  const before = new Date(now.getTime() - (allDied ? -1 : SILENT_MS));
  for (const job of await endSilent(services.db, before, now, jobsTexts.interrupted))
    await jobFinished(services, job);
}

/** Removes the rows of dead and unconfirmed imports, and deletes old jobs. */
export async function tidyJobs(services: Services) {
  const { db, clock } = services;
  const now = clock();
  await expireReady(db, new Date(now.getTime() - WAITING_MS), now, importTexts.notConfirmed);
  for (const jobId of await listLeftImports(db)) await removeStaged(services, jobId);
  await deleteEndedBefore(db, new Date(now.getTime() - KEPT_MS));
}
