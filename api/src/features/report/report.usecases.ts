import { collator } from '@my-note/contract/language';
import type { Report } from '@my-note/contract/report';
import type { Services } from '../../core/services.ts';
import { totalSize } from '../attachments/attachments.repository.ts';
import { readUsedBytes } from '../attachments/quota.repository.ts';
import { type Facts, readItemFacts, readVersionFacts } from './item-facts.repository.ts';
import { countTrashEntries, readLargest, readShares } from './report.repository.ts';
import { dateOf, dayOf, growthOf } from './report.rules.ts';

const byTitle = collator();

const DAYS = 365;

/** Usage report: a few aggregate queries, whatever the number of notes. */
export async function readReport({ db, clock, quota }: Services, ownerId: string): Promise<Report> {
  const today = dayOf(clock());
  const firstDay = today - DAYS + 1;
  const { byMade, byChanged, byParent } = await readItemFacts(db, ownerId, firstDay);
  const all = (fact: 'items' | 'notes' | 'titled' | 'pinned' | 'words' | 'characters' | 'bytes') =>
    byMade.reduce((sum, { [fact]: some }) => sum + some, 0);
  const versions = await readVersionFacts(db, ownerId, firstDay);
  const shares = await readShares(db, ownerId);
  const attachments = await totalSize(db, ownerId);
  return {
    totals: {
      notes: all('titled'),
      categories: all('items') - all('notes'),
      drafts: all('notes') - all('titled'),
      pinned: all('pinned'),
      shared: shares.length,
      trashed: await countTrashEntries(db, ownerId),
      words: all('words'),
      characters: all('characters'),
      attachmentsBytes: attachments.bytes,
    },
    activity: activityOf(firstDay, byMade, [
      ...byChanged.map(({ day, items }) => ({ day, changed: items })),
      ...versions.byDay,
    ]),
    growth: growthOf(
      byMade.map(({ day, titled, titledWords }) => ({ day: day ?? 0, notes: titled, words: titledWords })),
      today,
    ),
    storage: {
      texts: all('bytes'),
      versions: versions.bytes,
      attachments: attachments.bytes,
      files: attachments.files,
    },
    ...(quota.limit ? { quota: { used: await readUsedBytes(db, ownerId), limit: quota.limit } } : {}),
    largest: await readLargest(db, ownerId),
    categories: categoriesOf(byParent),
    shares: shares.map((share) => ({ ...share, lastViewedAt: share.lastViewedAt?.toISOString() ?? null })),
  };
}

/** A note counts once for each day on which it was created or, by its versions, changed. */
function activityOf(firstDay: number, made: Facts[], changes: { day: number | null; changed: number }[]) {
  const created = new Map(made.map(({ day, items }) => [day, items]));
  const updated = new Map<number | null, number>();
  for (const { day, changed } of changes) updated.set(day, (updated.get(day) ?? 0) + changed);
  return Array.from({ length: DAYS }, (_, n) => {
    const day = firstDay + n;
    return { date: dateOf(day), created: created.get(day) ?? 0, updated: updated.get(day) ?? 0 };
  });
}

/** Those with notes directly in them, the ones with the most words first. */
function categoriesOf(byParent: Facts[]): Report['categories'] {
  return byParent
    .filter(({ notes }) => notes > 0)
    .map(({ parent, notes, words }) => ({ ...parent, notes, words }))
    .sort((a, b) => b.words - a.words || byTitle(a.title, b.title));
}
