import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { listSiblingTitles } from '../categories/categories.repository.ts';
import { comparable, firstFreeTitle } from '../categories/category-title.ts';
import { readOrder, writeOrder } from '../items/order.repository.ts';
import { firstFreeSegment, slugify } from '../items/slug.ts';
import { takenSegments } from '../items/subtree.repository.ts';
import { Stopped } from '../jobs/job-runner.ts';
import { endJob } from '../jobs/jobs.repository.ts';
import { writeAsOwner } from '../users/users.repository.ts';
import { type OtherNames, publishStaged } from './import.repository.ts';
import type { ImportPlan } from './import-plan.ts';
import type { Root } from './stage.ts';

type Staged = {
  ownerId: string;
  jobId: string;
  plan: ImportPlan;
  roots: Root[];
  attachments: number;
  skipped: string[];
};
const MAX_SKIPPED = 1_000;

/** Shows all that was staged and ends the job, in one transaction. */
export function publish({ db, clock }: Services, staged: Staged) {
  const { ownerId, jobId, plan, roots, attachments, skipped } = staged;
  const [notes, categories] = [plan.notes.length, plan.folders.length];
  const total = notes + categories;
  return writeAsOwner(db, ownerId, async (tx) => {
    const report = { notes, categories, attachments, skipped: skipped.slice(0, MAX_SKIPPED) };
    const ended = await endJob(tx, jobId, clock(), { status: 'done', done: total, total, report });
    if (!ended) throw new Stopped();
    await joinOrder(tx, ownerId, plan.order);
    const shown = await publishStaged(tx, ownerId, jobId, await freeNames(tx, ownerId, roots));
    if (shown.items !== total || shown.attachments !== attachments)
      throw new Error(`${shown.items} of ${total} rows and ${shown.attachments} of ${attachments} files`);
  });
}

/** What the archive put in an order comes after what the account has in one. */
async function joinOrder(tx: Database, ownerId: string, imported: string[]) {
  if (imported.length === 0) return;
  const { order } = await readOrder(tx, ownerId, null);
  await writeOrder(tx, ownerId, null, [...order, ...imported]);
}

/** Nothing is merged: what is taken at the top level gets a suffix. */
async function freeNames(tx: Database, ownerId: string, roots: Root[]) {
  const living = await takenSegments(tx, ownerId, undefined);
  const taken = new Set([...living, ...roots.map(({ slug }) => slug)]);
  const titles = new Set((await listSiblingTitles(tx, ownerId, null)).map(({ title }) => comparable(title)));
  const others = new Set(roots.map(({ title }) => comparable(title)));
  const names: OtherNames = { slugs: new Map(), titles: new Map() };
  for (const { id, type, title, slug } of roots) {
    const clash = type === 'category' && titles.has(comparable(title));
    const free = clash ? firstFreeTitle(title, (wanted) => titles.has(wanted) || others.has(wanted)) : title;
    if (!clash && !living.has(slug)) continue;
    const segment = firstFreeSegment(clash ? slugify(free) : slug, true, (wanted) => taken.has(wanted));
    taken.add(segment);
    others.add(comparable(free));
    names.slugs.set(slug, segment);
    if (clash) names.titles.set(id, free);
  }
  return names;
}
