import type { Report } from '@my-note/shared-kit/contract';
import type { Services } from '../../services.ts';
import { totalSize } from '../attachments/attachments.repository.ts';
import { readActivity, readByCategory, readLargest, readShares, readTotals } from './report.repository.ts';

/** Usage report: one aggregate query for each part, whatever the number of notes. */
export async function readReport({ db, clock }: Services, ownerId: string): Promise<Report> {
  const totals = await readTotals(db, ownerId);
  const shares = await readShares(db, ownerId);
  const zero = { notes: 0, drafts: 0, categories: 0, pinned: 0, trashed: 0, words: 0, characters: 0 };
  return {
    totals: { ...zero, ...totals, shared: shares.length, attachmentsBytes: await totalSize(db, ownerId) },
    activity: await readActivity(db, ownerId, clock()),
    largest: await readLargest(db, ownerId),
    categories: await readByCategory(db, ownerId),
    shares: shares.map((share) => ({ ...share, lastViewedAt: share.lastViewedAt?.toISOString() ?? null })),
  };
}
