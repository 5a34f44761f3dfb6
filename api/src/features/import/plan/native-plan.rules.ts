import path from 'node:path';
import type { Ids } from '../../../core/services.ts';
import { ATTACHMENTS, INDEX } from '../../archive/layout.rules.ts';
import { HIDDEN, JUNK } from '../open/skipped-files.rules.ts';
import { createPlan, folderOf, NOTE } from './import-plan.rules.ts';

export const isOwnAttachment = (name: string) => name.startsWith(`${ATTACHMENTS}/`);

/** The folders and notes of an archive of ours. */
export function planOwn(names: Iterable<string>, { order, ids }: { order: string[]; ids: Pick<Ids, 'row'> }) {
  const files = new Set([...names].filter((name) => !JUNK.test(name)));
  const plan = createPlan(files, { ids, own: true });
  for (const file of files) {
    if (isOwnAttachment(file) || HIDDEN.test(file) || !NOTE.test(file)) continue;
    const folder = folderOf(file);
    const problem = plan.problemOf(file, folder);
    if (problem) throw problem;
    plan.addFolder(folder);
    if (path.posix.basename(file) !== INDEX)
      plan.addNote(file, folder, path.posix.basename(file, path.posix.extname(file)));
  }
  for (const folder of plan.folders.values()) {
    const index = `${folder.path}/${INDEX}`;
    if (!files.has(index)) continue;
    folder.index = index;
    plan.targets.set(index, folder.id);
  }
  plan.order.push(...order.flatMap((name) => plan.targets.get(name) ?? []));
  return plan;
}
