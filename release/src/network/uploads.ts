import { Refusal } from '@my-note/tooling/refusal';
import { integrityOfContent } from '@my-note/tooling/site-files';
import type { Store } from '../store/area.ts';
import { addressOfHash, FILES_GONE, LIMITS, MEGABYTE } from './protocol.ts';

const FOLDER = 'uploads';
const DAY_MS = 86_400_000;

const folderOf = (publisher: string) => `${FOLDER}/${publisher}`;
const keyOf = (publisher: string, hash: string) => `${folderOf(publisher)}/${addressOfHash(hash)}`;

/**
 * Which files of a publisher are not in the store yet. Files that were sent before a connection broke are; those that nobody
 * published within a day are removed.
 * @param files bytes by hash
 * @throws {Refusal} when they are more than one publish may send
 */
export async function missingUploads(store: Store, publisher: string, files: Record<string, number>) {
  demandSize(Object.values(files));
  await removeOld(store);
  const there = new Set((await store.journal.list(folderOf(publisher))).map(({ key }) => key));
  return Object.keys(files).filter((hash) => !there.has(keyOf(publisher, hash)));
}

/**
 * Keeps a file of a publish until all are there.
 * @throws {Refusal} when it is not the file of its hash, or the publisher has sent too much that was never published
 */
export async function receiveUpload(store: Store, publisher: string, hash: string, content: Buffer) {
  if (integrityOfContent(content) !== hash)
    throw new Refusal(`What was received is not the file of ${hash}. Send it again.`);
  const waiting = await store.journal.list(folderOf(publisher));
  const total = waiting.reduce((sum, { size }) => sum + size, content.length);
  // Twice, so that a new build can be sent after one that was given up.
  if (total > 2 * LIMITS.totalBytes || waiting.length >= 2 * LIMITS.files)
    throw new Refusal('Too many files were sent and never published. They are removed after a day.');
  await store.journal.write(keyOf(publisher, hash), content);
}

/**
 * Refuses a build that is too large.
 * @param sizes of its files, in bytes
 */
export function demandSize(sizes: number[]) {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const { files: most, fileBytes, totalBytes } = LIMITS;
  if (sizes.length <= most && total <= totalBytes && sizes.every((size) => size <= fileBytes)) return;
  throw new Refusal(
    `A build has at most ${most} files, ${fileBytes / MEGABYTE} MB each and ${totalBytes / MEGABYTE} MB together; this one has ${sizes.length} with ${Math.ceil(total / MEGABYTE)} MB.`,
  );
}

/** The content of a file that was sent. */
export async function readUpload(store: Store, publisher: string, hash: string): Promise<Buffer> {
  const found = await store.journal.read(keyOf(publisher, hash));
  if (found) return found.content;
  throw new Refusal(FILES_GONE);
}

/** Removes the files of a publish after it is live; those of others with the same key stay. */
export const clearUploads = (store: Store, publisher: string, hashes: string[]) =>
  store.journal.remove([...new Set(hashes)].map((hash) => keyOf(publisher, hash)));

async function removeOld({ journal }: Store) {
  const old = (await journal.list(FOLDER)).filter(({ modified }) => modified < Date.now() - DAY_MS);
  await journal.remove(old.map(({ key }) => key));
}
