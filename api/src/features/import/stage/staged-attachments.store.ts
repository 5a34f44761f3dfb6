import path from 'node:path';
import { LIMITS, paths } from '@my-note/contract';
import { AppError } from '../../../core/errors.ts';
import type { Uploads } from '../../../core/files/uploads.ts';
import type { Services } from '../../../core/services.ts';
import { attachmentEmpty, attachmentTooLarge } from '../../attachments/attachments.errors.ts';
import { storeAttachment } from '../../attachments/attachments.usecases.ts';
import { removeMarked } from '../../attachments/release.usecases.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';

type Deps = Services & { uploads: Uploads };
/** Where a file is kept now, or why it is not. */
type Stored = { id: string; url: string } | { reason: string };

/** Stores files of an archive as attachments of an import, each once, when a note first names it. */
export function createStagedAttachments(deps: Deps, archive: ZipArchive, ownerId: string, importJob: string) {
  const stored = new Map<string, Stored>();
  /** Those that no note before the present one named. */
  let fresh: string[] = [];

  async function store(fullName: string): Promise<Stored> {
    const size = archive.files.get(fullName)?.uncompressedSize ?? 0;
    if (size === 0) return { reason: attachmentEmpty().message };
    if (size > LIMITS.attachmentBytes) return { reason: attachmentTooLarge().message };
    const stream = await archive.open(fullName, LIMITS.attachmentBytes, attachmentTooLarge);
    const file = await deps.uploads.receive(stream);
    try {
      const { _id } = await storeAttachment(deps, ownerId, {
        file,
        name: path.posix.basename(fullName),
        importJob,
      });
      return { id: _id, url: paths.attachment(_id) };
    } catch (error) {
      // A kind of file that is not taken stays out; the text goes on naming it.
      if (error instanceof AppError && error.statusCode === 415) return { reason: error.message };
      throw error;
    } finally {
      await deps.uploads.discard(file);
    }
  }
  const find = (name: string): Partial<Record<'url' | 'reason', string>> => stored.get(name) ?? {};

  return {
    async add(name: string, fullName: string) {
      if (stored.has(name)) return;
      stored.set(name, await store(fullName));
      fresh.push(name);
    },
    /** From here on files are those of another note. */
    nextNote() {
      fresh = [];
    },
    /** The note did not come to be: what it alone has named so far is not kept. */
    async takeBack() {
      for (const name of fresh.splice(0)) {
        const file = stored.get(name);
        stored.delete(name);
        if (file && 'id' in file) await removeMarked(deps, file.id);
      }
    },
    urlOf: (name: string) => find(name).url,
    reasonOf: (name: string) => find(name).reason,
    count: () => [...stored.values()].filter((file) => 'url' in file).length,
  };
}
export type StagedAttachments = ReturnType<typeof createStagedAttachments>;
