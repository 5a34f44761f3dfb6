import type { DataServices } from '../../core/services.ts';
import type { Work } from '../../core/threads/work.ts';
import { readPlan } from '../export/read-plan.usecases.ts';
import { createMirrorFiles } from './mirror-files.store.ts';
import { BEGUN, compareFiles, wantedFiles } from './mirror-plan.rules.ts';
import { readMirrorState, removeMirrorState, writeMirrorState } from './mirror-state.store.ts';
import { writeChanged } from './write-mirror.usecases.ts';

/** One person's notes; `folder` is theirs below the root, and `revision` that of their items before this call. */
type Mirror = { root: string; ownerId: string; folder: string; revision: number };
/** Its result is the number of files that were written or removed. */
export type MirrorWork = Work<Mirror, number, 'signal' | 'warn'>;
type Deps = Pick<DataServices, 'db' | 'clock' | 'files'>;

/**
 * Brings the files of a person up to date (docs/decisions/0075-a-mirror-of-plain-files.md). After a crash the next call
 * continues: the state has the path of each file before it is written, so that none is left over.
 */
export async function mirrorNotes(
  deps: Deps,
  { root, ownerId, folder, revision }: Mirror,
  context: Parameters<MirrorWork>[1],
): Promise<number> {
  const madeOf = `${revision} ${folder}`;
  const previous = await readMirrorState(root, ownerId);
  if (previous.madeOf === madeOf) return 0;
  const now = deps.clock();
  const plan = await readPlan(deps.db, ownerId, undefined);
  const wanted = wantedFiles(plan, folder);
  const { changed, removedFirst, removedLast, areLinksOld } = compareFiles(previous, wanted, plan);

  const begun = wanted.filter(({ id }) => changed.has(id)).map((file) => ({ ...file, key: BEGUN }));
  if (begun.length > 0) {
    const files = [...previous.files, ...begun];
    await writeMirrorState(root, ownerId, { ...previous, madeOf: '', files });
  }
  const target = createMirrorFiles(root);
  for (const path of removedFirst) await target.remove(path);
  const places = new Map(wanted.map(({ id, path }) => [id, path]));
  const writing = { ownerId, plan, places, changed, withAllNotes: areLinksOld, now };
  const { there, count } = await writeChanged({ ...deps, ...context }, target, writing);
  for (const path of removedLast) await target.remove(path);
  const files = wanted.filter(({ id }) => !changed.has(id) || there.has(id));
  await writeMirrorState(root, ownerId, { madeOf, at: now, files });
  return count + removedFirst.length + removedLast.length;
}

/** Removes the files of a person whose account is gone; other files in the folder stay. */
export async function removeMirror(root: string, ownerId: string): Promise<void> {
  const { files } = await readMirrorState(root, ownerId);
  const target = createMirrorFiles(root);
  for (const { path } of files) await target.remove(path);
  await removeMirrorState(root, ownerId);
}
