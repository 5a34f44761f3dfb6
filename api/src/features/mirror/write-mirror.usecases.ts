import type { DataServices } from '../../core/services.ts';
import type { WorkContext } from '../../core/threads/work.ts';
import { MANIFEST } from '../archive/layout.rules.ts';
import { categoryFile, manifestOf, noteFile } from '../export/archive-files.rules.ts';
import { eachText } from '../export/export.repository.ts';
import type { ExportPlan } from '../export/export-plan.rules.ts';
import type { MirrorFiles } from './mirror-files.store.ts';

type Deps = Pick<DataServices, 'db' | 'files'> & Pick<WorkContext, 'signal' | 'warn'>;
type Writing = {
  ownerId: string;
  plan: ExportPlan;
  /** The path of each file in the mirror, by id. */
  places: Map<string, string>;
  changed: Set<string>;
  /** Every note's text is looked at, because its links may lead to other paths. */
  withAllNotes: boolean;
  now: Date;
};

/** Writes what has changed; returns the ids that are there now, and how many files were written. */
export async function writeChanged(deps: Deps, target: MirrorFiles, writing: Writing) {
  const { ownerId, plan, places, changed, now } = writing;
  const there = new Set<string>();
  let count = 0;
  const isDue = ({ id }: { id: string }) => changed.has(id);
  const placeOf = (id: string) => places.get(id) ?? '';
  const put = async (id: string, text: string, at: Date) => {
    deps.signal.throwIfAborted();
    if (await target.writeText(placeOf(id), text, at)) count += 1;
    there.add(id);
  };

  if (changed.has(MANIFEST)) await put(MANIFEST, manifestOf(plan), now);
  for (const row of plan.categories.filter(isDue)) await put(row.id, categoryFile(plan, row), row.updatedAt);
  const notes = writing.withAllNotes ? plan.notes : plan.notes.filter(isDue);
  for await (const { note, content } of eachText(deps.db, ownerId, notes))
    await put(note.id, noteFile(plan, note, content), note.updatedAt);
  for (const { id } of plan.attachments.filter(isDue)) {
    deps.signal.throwIfAborted();
    const data = await deps.files.read(id).catch((error: unknown) => {
      deps.warn(error, `The attachment ${id} is missing in the store and left out of the mirror`);
    });
    if (!data) continue;
    await target.writeStream(placeOf(id), data, now);
    there.add(id);
    count += 1;
  }
  return { there, count };
}
