import path from 'node:path';
import type { Ids } from '../../../core/services.ts';
import { takeOrder } from '../../../items/text.ts';
import { ATTACHMENTS, FORMAT, INDEX, MANIFEST } from '../../archive/layout.rules.ts';
import { manifestTooLong, newerFormat } from '../import.errors.ts';
import { HIDDEN, JUNK } from '../open/skipped-files.rules.ts';
import { createPlan, folderOf, NOTE } from '../plan/import-plan.rules.ts';

/** An order of 10,000 names fits, each of 200 characters and in quotes. */
export const MANIFEST_LENGTH = 2_100_000;

export const isNativeAttachment = (name: string) => name.startsWith(`${ATTACHMENTS}/`);

/** Reads the manifest of a native archive, which may hold the order of the top level. */
export function readManifest(manifest: string) {
  if (manifest.length > MANIFEST_LENGTH) throw manifestTooLong();
  const [, format] = /^format:[ \t]*(\d+)[ \t]*\r?$/m.exec(manifest) ?? [];
  if (Number(format ?? 0) > FORMAT) throw newerFormat();
  return { isNative: format !== undefined, order: takeOrder(manifest).order };
}

/** The path of the manifest: at the top, or in the one folder that some programs put around everything. */
export function findManifest(names: Iterable<string>): string | undefined {
  const [first = '', ...others] = names;
  if ([first, ...others].includes(MANIFEST)) return MANIFEST;
  const top = `${first.split('/')[0]}/`;
  const inside = [first, ...others].filter((name) => !JUNK.test(name));
  return inside.every((name) => name.startsWith(top)) && inside.includes(top + MANIFEST)
    ? top + MANIFEST
    : undefined;
}

/** The folders and notes of a native archive. */
export function planNative(files: ReadonlySet<string>, order: string[], ids: Pick<Ids, 'row'>) {
  const plan = createPlan(files, { ids, native: true });
  for (const file of files) {
    if (isNativeAttachment(file) || HIDDEN.test(file) || !NOTE.test(file)) continue;
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
