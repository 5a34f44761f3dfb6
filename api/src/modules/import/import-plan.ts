import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Ids } from '../../services.ts';
import { ATTACHMENTS, FORMAT, INDEX, MANIFEST } from '../archive/layout.ts';
import { newerFormat, nothingToImport, tooDeepIn } from './import.errors.ts';

const MAX_DEPTH = 100;
const NOTE = /\.(?:md|markdown)$/i;
/** What file managers leave everywhere. */
const JUNK = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/;
const HIDDEN = /(?:^|\/)\./;

export type PlannedFolder = { id: string; path: string; parent: string; index: string | undefined };
export type PlannedNote = { id: string; path: string; folder: string };
export type ImportPlan = ReturnType<typeof planImport>;

const manifestSchema = z.object({
  format: z.number(),
  order: z.array(z.string()).optional().catch(undefined),
});

/** Reads the manifest that makes an archive one of ours; it may hold the order of the top level. */
export function readManifest(manifest: string) {
  const { success, data } = manifestSchema.safeParse(tryParse(manifest));
  if (success && data.format > FORMAT) throw newerFormat();
  return { own: success, order: data?.order ?? [] };
}

function tryParse(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
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
  const files = new Set([...names].filter((name) => !JUNK.test(name)));
  const isAttachment = (name: string) => own && name.startsWith(`${ATTACHMENTS}/`);
  const isIndex = (name: string) => own && path.posix.basename(name) === INDEX;
  const folders = new Map<string, PlannedFolder>();
  const notes: PlannedNote[] = [];
  const targets = new Map<string, string>();

  const addFolder = (folder: string): void => {
    if (folder === '' || folders.has(folder)) return;
    const parent = folderOf(folder);
    addFolder(parent);
    const index = own && files.has(`${folder}/${INDEX}`) ? `${folder}/${INDEX}` : undefined;
    const planned = { id: ids.row(), path: folder, parent, index };
    folders.set(folder, planned);
    targets.set(`${folder}/`, planned.id);
    if (index) targets.set(index, planned.id);
  };

  for (const file of files) {
    if (isAttachment(file) || HIDDEN.test(file) || !NOTE.test(file)) continue;
    if (file.split('/').length > MAX_DEPTH) throw tooDeepIn(file);
    const folder = folderOf(file);
    addFolder(folder);
    if (isIndex(file)) continue;
    const note = { id: ids.row(), path: file, folder };
    notes.push(note);
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
