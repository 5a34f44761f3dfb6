import { createHash } from 'node:crypto';
import { comparable } from '../archive/file-names.rules.ts';
import { MANIFEST } from '../archive/layout.rules.ts';
import { categoryFile, manifestOf } from '../export/archive-files.rules.ts';
import type { Exported } from '../export/export.repository.ts';
import { type ExportPlan, frontOf } from '../export/export-plan.rules.ts';
import type { MirroredFile, MirrorState } from './mirror-state.store.ts';

/** The key of a file that was not written to its end. */
export const BEGUN = 'begun';

/** Every file that belongs into the folder, with a key that is known without reading a text. */
export function wantedFiles(plan: ExportPlan, folder: string): MirroredFile[] {
  const file = (id: string, path: string, key: string) => ({ id, path: `${folder}/${path}`, key });
  return [
    file(MANIFEST, MANIFEST, hash(manifestOf(plan))),
    ...plan.categories.map((row) => file(row.id, plan.pathOf(row.id), hash(categoryFile(plan, row)))),
    ...plan.notes.map((row) => file(row.id, plan.pathOf(row.id), noteKey(plan, row))),
    ...plan.attachments.map(({ id, path }) => file(id, path, '')),
  ];
}

const noteKey = (plan: ExportPlan, row: Exported) =>
  `${row.version} ${hash(JSON.stringify(frontOf(plan, row)))}`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What has to be written and removed so that the folder has the wanted files. */
export function compareFiles(previous: MirrorState, wanted: MirroredFile[], plan: ExportPlan) {
  const before = new Map(previous.files.map((file) => [file.id, file]));
  const now = new Map(wanted.map((file) => [file.id, file]));
  const paths = new Set(wanted.map(({ path }) => path));
  const names = new Set(wanted.map(({ path }) => comparable(path)));
  const isUnchanged = (file: MirroredFile) => {
    const known = before.get(file.id);
    return known?.key === file.key && known.path === file.path;
  };
  const hasMoved = previous.files.some(({ id, path }) => now.get(id)?.path !== path);
  const isBack = [...plan.notes, ...plan.categories].some(
    ({ id, createdAt }) => (before.get(id)?.key ?? BEGUN) === BEGUN && createdAt < previous.at,
  );
  const removed = previous.files.map(({ path }) => path).filter((path) => !paths.has(path));
  return {
    changed: new Set(wanted.filter((file) => !isUnchanged(file)).map(({ id }) => id)),
    /** Removed before anything is written: where case makes no difference, a new file has this name. */
    removedFirst: removed.filter((path) => names.has(comparable(path))),
    removedLast: removed.filter((path) => !names.has(comparable(path))),
    /** Links in texts that did not change themselves may lead to other paths now. */
    areLinksOld: hasMoved || isBack,
  };
}
