import path from 'node:path';
import type { Ids } from '../../services.ts';
import { ATTACHMENTS, FORMAT, INDEX, MANIFEST } from '../archive/layout.ts';
import { takeOrder } from '../archive/order.ts';
import {
  manifestTooLong,
  newerFormat,
  nothingToImport,
  tooManyFolders,
  tooManyItems,
} from './import.errors.ts';

/** An order of 10,000 names fits. */
export const MANIFEST_LENGTH = 1_000_000;
const MAX_ITEMS = 20_000;
/** Categories here may lie deeper than the folders of other programs do, and have to come back. */
const MAX_DEPTH = { own: 100, other: 20 };
const NOTE = /\.(?:md|markdown)$/i;
/** What file managers leave everywhere. */
const JUNK = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/;
const HIDDEN = /(?:^|\/)\./;

export type PlannedFolder = { id: string; path: string; parent: string; index: string | undefined };
export type PlannedNote = { id: string; path: string; folder: string };
export type ImportPlan = ReturnType<typeof planImport>;

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

/** Which files become notes and which folders categories, each with the id it will have. */
export function planImport(
  names: Iterable<string>,
  { own, order, ids }: { own: boolean; order: string[]; ids: Pick<Ids, 'row'> },
) {
  const depth = own ? MAX_DEPTH.own : MAX_DEPTH.other;
  const files = new Set([...names].filter((name) => !JUNK.test(name)));
  const isAttachment = (name: string) => own && name.startsWith(`${ATTACHMENTS}/`);
  const isIndex = (name: string) => own && path.posix.basename(name) === INDEX;
  const folders = new Map<string, PlannedFolder>();
  const notes: PlannedNote[] = [];
  const targets = new Map<string, string>();

  const checkCount = () => {
    if (folders.size + notes.length > MAX_ITEMS) throw tooManyItems(MAX_ITEMS);
  };
  const addFolder = (folder: string): void => {
    if (folder === '' || folders.has(folder)) return;
    const parent = folderOf(folder);
    addFolder(parent);
    const index = own && files.has(`${folder}/${INDEX}`) ? `${folder}/${INDEX}` : undefined;
    const planned = { id: ids.row(), path: folder, parent, index };
    folders.set(folder, planned);
    checkCount();
    targets.set(`${folder}/`, planned.id);
    if (index) targets.set(index, planned.id);
  };

  for (const file of files) {
    if (isAttachment(file) || HIDDEN.test(file) || !NOTE.test(file)) continue;
    if (file.split('/').length - 1 > depth) throw tooManyFolders(file, depth);
    const folder = folderOf(file);
    addFolder(folder);
    if (isIndex(file)) continue;
    const note = { id: ids.row(), path: file, folder };
    notes.push(note);
    checkCount();
    targets.set(file, note.id);
  }
  if (!own && notes.length === 0) throw nothingToImport();
  const isOther = (name: string) => files.has(name) && !targets.has(name);
  return {
    own,
    folders: [...folders.values()],
    notes,
    /** What the top level's own order names. */
    order: order.flatMap((name) => targets.get(name) ?? []),
    /** Ids of notes by path, of categories by path with a slash and by the path of their index. */
    targets,
    canBeAttached: (name: string) => (own ? isAttachment(name) : true) && isOther(name),
    others: [...files].filter((name) => isOther(name) && name !== MANIFEST),
  };
}

function folderOf(name: string) {
  const folder = path.posix.dirname(name);
  return folder === '.' ? '' : folder;
}
