import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** The folder of the mirror's own notes of what it has written; programs that read the mirror skip it. */
export const OWN_FOLDER = '.my-note';

const stateSchema = z.object({
  /** What the mirror of this person was made of; the same again needs no work. */
  madeOf: z.string(),
  /** When it was made: an older item that was not among its files has come back from the trash. */
  at: z.coerce.date(),
  /** The files, by the id of the item or attachment; `key` changes with the contents. */
  files: z.array(z.object({ id: z.string(), path: z.string(), key: z.string() })),
});
export type MirrorState = z.infer<typeof stateSchema>;
export type MirroredFile = MirrorState['files'][number];

const NOTHING: MirrorState = { madeOf: '', at: new Date(0), files: [] };

const fileOf = (root: string, ownerId: string) => path.join(root, OWN_FOLDER, `${ownerId}.json`);

/** What was written of a person so far; one that cannot be read counts as nothing, and every file is written again. */
export async function readMirrorState(root: string, ownerId: string): Promise<MirrorState> {
  const text = await readFile(fileOf(root, ownerId), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'null';
    throw error;
  });
  try {
    return stateSchema.nullable().parse(JSON.parse(text)) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

export async function writeMirrorState(root: string, ownerId: string, state: MirrorState): Promise<void> {
  const file = fileOf(root, ownerId);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

export const removeMirrorState = (root: string, ownerId: string): Promise<void> =>
  rm(fileOf(root, ownerId), { force: true });

/** The ids of the people of whom something was mirrored. */
export async function listMirrored(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, OWN_FOLDER)).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}
