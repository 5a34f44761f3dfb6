import path from 'node:path';
import { LIMITS } from '@my-note/contract';
import type { Ids } from '../../../core/services.ts';
import { slugify, takeOrder } from '../../../items/text.ts';
import { FORMAT, MANIFEST } from '../../archive/layout.rules.ts';
import { manifestTooLong, newerFormat, tooDeepIn, tooManyFolders, tooManyItems } from '../import.errors.ts';
import { JUNK } from '../open/skipped-files.rules.ts';

/** An order of 10,000 names fits, each of 200 characters and in quotes. */
export const MANIFEST_LENGTH = 2_100_000;
/** A note of the longest text with the longest front matter. */
export const MAX_NOTE_BYTES = 3 * LIMITS.contentLength + 70_000;
const MAX_ITEMS = 20_000;
/** Categories here may lie deeper than the folders of other programs do, and have to come back. */
const MAX_DEPTH = { own: 100, other: 20 };
/** Room for a suffix at each step is left below the longest slug. */
const MAX_SLUG_BYTES = 1_900;
export const NOTE = /\.(?:md|markdown)$/i;

export type PlannedFolder = {
  id: string;
  path: string;
  parent: string;
  /** What it is called, if nothing else is said. */
  name: string;
  /** File that says more, in an archive of ours. */
  index?: string;
  /** Ids of the children that have a place of their own. */
  order: string[];
};
export type PlannedNote = { id: string; path: string; folder: string; name: string };
export type ImportPlan = ReturnType<typeof createPlan>;

/** Reads the manifest that makes an archive one of ours; it may hold the order of the top level. */
export function readManifest(manifest: string) {
  if (manifest.length > MANIFEST_LENGTH) throw manifestTooLong();
  const [, format] = /^format:[ \t]*(\d+)[ \t]*\r?$/m.exec(manifest) ?? [];
  if (Number(format ?? 0) > FORMAT) throw newerFormat();
  return { own: format !== undefined, order: takeOrder(manifest).order };
}

/** Where the manifest lies: at the top, or in the one folder that some programs put around everything. */
export function findManifest(names: Iterable<string>): string | undefined {
  const [first = '', ...others] = names;
  if ([first, ...others].includes(MANIFEST)) return MANIFEST;
  const top = `${first.split('/')[0]}/`;
  const inside = [first, ...others].filter((name) => !JUNK.test(name));
  return inside.every((name) => name.startsWith(top)) && inside.includes(top + MANIFEST)
    ? top + MANIFEST
    : undefined;
}

/** Gathers the folders and notes that there will be, parents first, each with the id it will have. */
export function createPlan(
  files: ReadonlySet<string>,
  {
    ids,
    own,
    nameOf = path.posix.basename,
  }: { ids: Pick<Ids, 'row'>; own: boolean; nameOf?: (folder: string) => string },
) {
  const depth = own ? MAX_DEPTH.own : MAX_DEPTH.other;
  const folders = new Map<string, PlannedFolder>();
  const notes: PlannedNote[] = [];
  /** Ids by path: of notes, and of categories with a slash at the end. */
  const targets = new Map<string, string>();
  /** Files that are neither notes nor attachments, with the reason. */
  const excluded = new Map<string, string>();
  const slugBytes = new Map<string, number>();
  let pathsOf: Map<string, string[]> | undefined;

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
  /** What is wrong with a note's place. */
  function problemOf(file: string, folder: string) {
    const segments = folder === '' ? 0 : folder.split('/').length;
    if (segments > depth) return tooManyFolders(file, depth);
    const bytes = own ? 0 : bytesOf(folder) + Buffer.byteLength(slugify(path.posix.parse(file).name));
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
  /** A note that will not be there after all: no link leads to it from now on, and its files say why. */
  function dropNote({ id, path: file }: PlannedNote, reason: string) {
    pathsOf ??= pathsById(targets);
    for (const target of [file, ...(pathsOf.get(id) ?? [])]) {
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
    own,
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

function pathsById(targets: ReadonlyMap<string, string>) {
  const paths = new Map<string, string[]>();
  for (const [target, id] of targets) {
    const known = paths.get(id);
    if (known) known.push(target);
    else paths.set(id, [target]);
  }
  return paths;
}

export function folderOf(name: string) {
  const folder = path.posix.dirname(name);
  return folder === '.' ? '' : folder;
}
