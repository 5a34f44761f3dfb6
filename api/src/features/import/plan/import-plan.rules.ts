import path from 'node:path';
import { LIMITS } from '@my-note/contract';
import { groupBy } from '../../../core/group-by.ts';
import type { Ids } from '../../../core/services.ts';
import { compareNames } from '../../../core/text/compare-names.ts';
import { slugify } from '../../../items/text.ts';
import { tooDeepIn, tooManyFolders, tooManyItems } from '../import.errors.ts';

/** A note of the longest text with the longest front matter. */
export const MAX_NOTE_BYTES = 3 * LIMITS.contentLength + 70_000;
const MAX_ITEMS = 20_000;
/** Categories of an export may be deeper than the folders of other programs. */
const MAX_DEPTH = { native: 100, thirdParty: 20 };
/** Room for a suffix at each step is left below the longest slug. */
const MAX_SLUG_BYTES = 1_900;
export const NOTE = /\.(?:md|markdown)$/i;

export type PlannedFolder = {
  id: string;
  path: string;
  parent: string;
  /** Its title, unless its index or front matter has another. */
  name: string;
  /** The file of a native archive with its front matter. */
  index?: string;
  /** Ids of the children that have a place of their own. */
  order: string[];
};
export type PlannedNote = { id: string; path: string; folder: string; name: string };
export type ImportPlan = ReturnType<typeof createPlan>;

/** What an import will create: categories and notes with their ids, parents first. */
export function createPlan(
  files: ReadonlySet<string>,
  {
    ids,
    native,
    nameOf = path.posix.basename,
  }: { ids: Pick<Ids, 'row'>; native: boolean; nameOf?: (folder: string) => string },
) {
  const depth = native ? MAX_DEPTH.native : MAX_DEPTH.thirdParty;
  const folders = new Map<string, PlannedFolder>();
  const notes: PlannedNote[] = [];
  /** Ids by path: of notes, and of categories with a slash at the end. */
  const targets = new Map<string, string>();
  /** Files that are neither notes nor attachments, with the reason. */
  const excluded = new Map<string, string>();
  const slugBytes = new Map<string, number>();
  let targetsById: Map<string, [path: string, id: string][]> | undefined;

  const checkCount = () => {
    if (folders.size + notes.length > MAX_ITEMS) throw tooManyItems(MAX_ITEMS);
  };
  function bytesOf(folder: string): number {
    if (folder === '') return 0;
    const known = slugBytes.get(folder);
    if (known !== undefined) return known;
    const bytes = bytesOf(folderOf(folder)) + Buffer.byteLength(slugify(nameOf(folder))) + 1;
    slugBytes.set(folder, bytes);
    return bytes;
  }
  /** Why a note cannot be at its place. */
  function problemOf(file: string, folder: string) {
    const segments = folder === '' ? 0 : folder.split('/').length;
    if (segments > depth) return tooManyFolders(file, depth);
    const bytes = native ? 0 : bytesOf(folder) + Buffer.byteLength(slugify(path.posix.parse(file).name));
    return bytes > MAX_SLUG_BYTES ? tooDeepIn(file) : undefined;
  }
  function addFolder(folder: string): PlannedFolder | undefined {
    const known = folders.get(folder);
    if (folder === '' || known) return known;
    const parent = folderOf(folder);
    addFolder(parent);
    const planned = { id: ids.row(), path: folder, parent, name: nameOf(folder), order: [] };
    folders.set(folder, planned);
    checkCount();
    targets.set(`${folder}/`, planned.id);
    return planned;
  }
  /** Removes a note that failed: no link leads to it from now on, and its files are excluded for that reason. */
  function dropNote({ id, path: file }: PlannedNote, reason: string) {
    targetsById ??= groupBy(targets, ([, target]) => target);
    for (const target of [file, ...(targetsById.get(id) ?? []).map(([path]) => path)]) {
      targets.delete(target);
      if (files.has(target)) excluded.set(target, reason);
    }
  }
  function addNote(file: string, folder: string, name: string): PlannedNote {
    addFolder(folder);
    const note = { id: ids.row(), path: file, folder, name };
    notes.push(note);
    checkCount();
    targets.set(file, note.id);
    return note;
  }
  return {
    native,
    files,
    folders,
    notes,
    targets,
    excluded,
    /** Ids at the top level that have a place of their own. */
    order: [] as string[],
    problemOf,
    addFolder,
    addNote,
    dropNote,
  };
}

export function folderOf(name: string) {
  const folder = path.posix.dirname(name);
  return folder === '.' ? '' : folder;
}

/**
 * Siblings without a place of their own stand in the order of their ids. The ids are given out again, so that this
 * is the natural order of the names and not the order in which a program packed the files.
 */
export function sortSiblings(plan: ImportPlan) {
  const planned = [...plan.folders.values(), ...plan.notes];
  const ids = planned.map(({ id }) => id).sort();
  const sorted = planned.toSorted((a, b) => compareNames(a.name, b.name));
  const renewed = new Map(sorted.map(({ id }, n) => [id, ids[n] ?? id]));
  const newId = (id: string) => renewed.get(id) ?? id;
  for (const one of planned) one.id = newId(one.id);
  for (const [target, id] of plan.targets) plan.targets.set(target, newId(id));
  for (const list of [plan.order, ...Array.from(plan.folders.values(), ({ order }) => order)])
    list.splice(0, list.length, ...list.map(newId));
}
