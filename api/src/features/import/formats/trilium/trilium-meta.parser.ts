import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { invalid } from '../../../../core/errors.ts';
import { importTexts } from '../../texts.ts';

export const META = '!!!meta.json';
/** 20,000 notes with their attributes fit. */
export const META_BYTES = 40_000_000;
const MAX_NOTES = 40_000;
/** A note more than 20 deep is left out; no real tree is as deep as this. */
const MAX_DEPTH = 100;

export const metaTooLong = () => invalid(importTexts.metaTooLong(META));
const metaTooDeep = () => invalid(importTexts.metaTooDeep(MAX_DEPTH));
const metaBroken = () => invalid(importTexts.metaUnreadable(META));

/** Yields to other requests after so many notes. */
const AT_ONCE = 500;
export async function pauseAfter(done: number) {
  if (done % AT_ONCE === 0) await setImmediate();
}

/** Trilium writes no path into a name. */
const fileName = z
  .string()
  .refine((name) => !name.includes('/') && name !== '.' && name !== '..')
  .transform((name) => name || undefined)
  .nullish()
  .transform((name) => name ?? undefined);
/** Children are checked when they are reached, so that no depth overflows the stack. */
const entry = z.object({
  noteId: z.string().optional(),
  title: z.string().catch(''),
  type: z.string().catch('text'),
  mime: z.string().catch(''),
  isClone: z.boolean().catch(false),
  noImport: z.boolean().catch(false),
  notePosition: z.number().optional().catch(undefined),
  /** A prefix of the title at this place of the tree. */
  prefix: z.string().catch(''),
  dataFileName: fileName,
  dirFileName: fileName,
  attributes: z.array(z.unknown()).catch([]),
  children: z.array(z.unknown()).catch([]),
});
const root = z.object({ files: z.array(z.unknown()) });

export type TriliumEntry = Omit<z.infer<typeof entry>, 'children'> & {
  /** The folder that its files lie in, from the top. */
  folder: string;
};

/** All notes of an export: parents before their children, siblings in their order. */
export async function readMeta(json: string): Promise<TriliumEntry[]> {
  const entries: TriliumEntry[] = [];
  const files = await inOrder(parsed(root, parseJson(json)).files);
  const open = files.map((meta) => ({ meta, folder: '', depth: 0 }));
  // Reversed, because the last is popped first.
  open.reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { children, ...meta } = next.meta;
    const { folder, depth } = next;
    if (depth > MAX_DEPTH) throw metaTooDeep();
    entries.push({ ...meta, folder });
    if (entries.length > MAX_NOTES) throw metaTooLong();
    await pauseAfter(entries.length);
    const below = joined(folder, meta.dirFileName ?? '');
    for (const child of (await inOrder(children)).reverse())
      open.push({ meta: child, folder: below, depth: depth + 1 });
  }
  return entries;
}

export const joined = (folder: string, name: string) =>
  [folder, name.normalize('NFC')].filter((part) => part !== '').join('/');

async function inOrder(children: unknown[]) {
  if (children.length > MAX_NOTES) throw metaTooLong();
  const list: z.infer<typeof entry>[] = [];
  for (const child of children) {
    list.push(parsed(entry, child));
    await pauseAfter(list.length);
  }
  return list.every(({ notePosition }) => notePosition !== undefined)
    ? list.sort((a, b) => (a.notePosition ?? 0) - (b.notePosition ?? 0))
    : list;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    throw metaBroken();
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw metaBroken();
  return result.data;
}
