import type { ImportUndone } from '@my-note/contract/jobs';
import type { Services } from '../../../core/services.ts';
import { writeAsOwner } from '../../../items/index.ts';
import { jobGone, notDone, tooOldToUndo } from '../../jobs/jobs.errors.ts';
import { lockJob, setUndone } from '../../jobs/jobs.repository.ts';
import { toJob } from '../../jobs/jobs.rules.ts';
import { listHomes, listLivingImported, trashImported } from './undo.repository.ts';
import { planUndo } from './undo.rules.ts';

/** Moves the items of an import to the trash once, except categories with other items. */
export function undoImport({ db, clock }: Services, ownerId: string, id: string): Promise<ImportUndone> {
  return writeAsOwner(db, ownerId, async (tx) => {
    const job = await lockJob(tx, ownerId, id);
    if (!job) throw jobGone();
    if (job.kind !== 'import' || job.status !== 'done') throw notDone();
    if (job.undoneAt) return { job: toJob(job), trashed: [], kept: 0 };
    // Old reports have no source, and old items no import.
    if (!job.report?.source) throw tooOldToUndo();
    const now = clock();
    const plan = planUndo(await listLivingImported(tx, ownerId, id), await listHomes(tx, ownerId, id));
    const trashed = await trashImported(tx, ownerId, id, plan, now);
    if (trashed !== plan.entries.length + plan.entryOf.size)
      throw new Error(`${trashed} rows went to the trash`);
    return { job: toJob(await setUndone(tx, id, now)), trashed: plan.entries, kept: plan.kept.length };
  });
}
