import type { ImportReport, Job } from '@my-note/contract/jobs';
import type { Database } from '../../../core/database.ts';
import { Stopped } from '../../../core/errors.ts';
import type { DataServices, Services } from '../../../core/services.ts';
import {
  checkSlugLength,
  comparableTitle,
  findParent,
  firstFreeTitle,
  listSiblingTitles,
  MAX_SLUG_BYTES,
  readOrder,
  takenSegments,
  writeAsOwner,
  writeOrder,
} from '../../../items/index.ts';
import type { ItemRow } from '../../../items/tables.ts';
import { firstFreeSegment, slugify } from '../../../items/text.ts';
import { importGone, jobGone, notReady, slugsTooLong } from '../../jobs/jobs.errors.ts';
import { endJob, lockJob, setReady } from '../../jobs/jobs.repository.ts';
import { toJob } from '../../jobs/jobs.rules.ts';
import { jobsTexts } from '../../jobs/texts.ts';
import {
  listRoots,
  longestStagedSlug,
  type OtherNames,
  publishStaged,
  type Root,
} from '../stage/import.repository.ts';

/** Fewer rows or files are left than were staged. */
class Incomplete extends Error {}

/** Rows and files of an import that only its owner's confirmation or its last step shows. */
type Staged = {
  ownerId: string;
  jobId: string;
  /** Ids at the top that have a place in its order. */
  order: string[];
  report: ImportReport;
};

const totalOf = ({ notes, categories }: Pick<ImportReport, 'notes' | 'categories'>) => notes + categories;

/** Shows everything staged and ends the job, in one transaction. */
export function publish({ db, clock }: DataServices, staged: Staged) {
  const { ownerId, jobId, report } = staged;
  const total = totalOf(report);
  return writeAsOwner(db, ownerId, async (tx) => {
    const ended = await endJob(tx, jobId, clock(), { status: 'done', done: total, total, report });
    if (!ended) throw new Stopped();
    await show(tx, staged, undefined);
  });
}

/** Leaves everything staged hidden until its owner confirms it. */
export async function present({ db, clock }: DataServices, { jobId, report, order }: Staged) {
  const ready = await setReady(db, jobId, clock(), { total: totalOf(report), report, order });
  if (!ready) throw new Stopped();
}

/** Shows a ready import at the top level or inside a category. One that is done stays as it is. */
export async function confirmImport(
  { db, clock }: Services,
  ownerId: string,
  id: string,
  category: string | null,
): Promise<Job> {
  const confirmed = writeAsOwner(db, ownerId, async (tx) => {
    const job = await lockJob(tx, ownerId, id);
    if (!job) throw jobGone();
    if (job.kind === 'import' && job.status === 'done') return toJob(job);
    if (job.status !== 'ready' || !job.report) throw notReady();
    const parent = await findParent(tx, ownerId, category);
    const { report, stagedOrder } = job;
    await show(tx, { ownerId, jobId: id, order: stagedOrder ?? [], report }, parent);
    const ended = await endJob(tx, id, clock(), { status: 'done' }, 'ready');
    if (!ended) throw new Error('A locked job has ended');
    return toJob(ended);
  });
  return confirmed.catch(async (error: unknown) => {
    if (!(error instanceof Incomplete)) throw error;
    // A replica of a version without previews may have removed the staged rows.
    await endJob(db, id, clock(), { status: 'failed', error: jobsTexts.contentGone }, 'ready');
    throw importGone();
  });
}

type Hidden = Omit<Staged, 'report'> & { report: Pick<ImportReport, 'notes' | 'categories' | 'attachments'> };

async function show(tx: Database, { ownerId, jobId, order, report }: Hidden, parent: ItemRow | undefined) {
  if (parent) await checkRoom(tx, jobId, parent);
  await joinOrder(tx, ownerId, parent?.id ?? null, order);
  const names = await freeNames(tx, ownerId, await listRoots(tx, ownerId, jobId), parent);
  const shown = await publishStaged(tx, { ownerId, jobId, names, parent });
  const total = totalOf(report);
  const found = `${shown.items} of ${total} rows and ${shown.attachments} of ${report.attachments} files`;
  if (shown.items < total || shown.attachments < report.attachments) throw new Incomplete(found);
  if (shown.items > total || shown.attachments > report.attachments) throw new Error(found);
  checkSlugLength(shown.longestSlug);
}

/** Checked before writing, because a slug that is too long does not fit into the index. */
async function checkRoom(tx: Database, jobId: string, parent: ItemRow) {
  const longest = (await longestStagedSlug(tx, jobId)) + 1 + Buffer.byteLength(parent.slug);
  if (longest > MAX_SLUG_BYTES) throw slugsTooLong(parent.title);
}

/** Imported places follow those that the account already has. */
async function joinOrder(tx: Database, ownerId: string, parentId: string | null, imported: string[]) {
  if (imported.length === 0) return;
  const { order } = await readOrder(tx, ownerId, parentId);
  await writeOrder(tx, ownerId, parentId, [...order, ...imported]);
}

/** Imported items are never merged with others: a slug or title that is taken gets a suffix. */
async function freeNames(tx: Database, ownerId: string, roots: Root[], parent: ItemRow | undefined) {
  const living = await takenSegments(tx, ownerId, parent);
  const taken = new Set([...living, ...roots.map(({ slug }) => slug)]);
  const siblings = await listSiblingTitles(tx, ownerId, parent?.id ?? null);
  const titles = new Set(siblings.map(({ title }) => comparableTitle(title)));
  const others = new Set(roots.map(({ title }) => comparableTitle(title)));
  const names: OtherNames = { slugs: new Map(), titles: new Map() };
  for (const { id, type, title, slug } of roots) {
    const clash = type === 'category' && titles.has(comparableTitle(title));
    const free = clash ? firstFreeTitle(title, (wanted) => titles.has(wanted) || others.has(wanted)) : title;
    if (!clash && !living.has(slug)) continue;
    const atTop = parent === undefined;
    const segment = firstFreeSegment(clash ? slugify(free) : slug, atTop, (wanted) => taken.has(wanted));
    taken.add(segment);
    others.add(comparableTitle(free));
    names.slugs.set(slug, segment);
    if (clash) names.titles.set(id, free);
  }
  return names;
}
