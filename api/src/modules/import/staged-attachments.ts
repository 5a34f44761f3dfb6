import path from 'node:path';
import { LIMITS, paths } from '@my-note/shared-kit/contract';
import { AppError } from '../../errors.ts';
import type { Uploads } from '../../files/uploads.ts';
import type { Services } from '../../services.ts';
import { attachmentTooLarge } from '../attachments/attachments.errors.ts';
import { storeAttachment } from '../attachments/attachments.usecases.ts';
import type { ZipArchive } from './zip-archive.ts';

type Deps = Services & { uploads: Uploads };

/** Stores files of an archive as attachments of an import, each once, when a note first names it. */
export function createStagedAttachments(deps: Deps, archive: ZipArchive, ownerId: string, importJob: string) {
  const urls = new Map<string, string | undefined>();

  async function store(fullName: string) {
    const size = archive.files.get(fullName)?.uncompressedSize ?? 0;
    if (size === 0 || size > LIMITS.attachmentBytes) return undefined;
    const stream = await archive.open(fullName, LIMITS.attachmentBytes, attachmentTooLarge);
    const file = await deps.uploads.receive(stream);
    try {
      const { _id } = await storeAttachment(deps, ownerId, {
        file,
        name: path.posix.basename(fullName),
        importJob,
      });
      return paths.attachment(_id);
    } catch (error) {
      // A kind of file that is not taken stays out; the text goes on naming it.
      if (error instanceof AppError && error.statusCode === 415) return undefined;
      throw error;
    } finally {
      await deps.uploads.discard(file);
    }
  }

  return {
    async add(name: string, fullName: string) {
      if (!urls.has(name)) urls.set(name, await store(fullName));
    },
    urlOf: (name: string) => urls.get(name),
    count: () => [...urls.values()].filter(Boolean).length,
  };
}
