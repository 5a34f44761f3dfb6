import path from 'node:path';
import { paths } from '@my-note/contract';
import type { Uploads } from '../../../core/files/uploads.ts';
import type { DataServices } from '../../../core/services.ts';
import { attachmentEmpty, attachmentTooLarge } from '../../attachments/attachments.errors.ts';
import { storeAttachment } from '../../attachments/attachments.usecases.ts';
import { removeMarked } from '../../attachments/release.usecases.ts';
import type { Vault } from '../formats/model/vault.reader.ts';

type Deps = DataServices & { uploads: Uploads };
/** Where a file is kept now, or why it is not. */
type Stored = { id: string; url: string } | { reason: string };

/** Stores files of an archive as attachments of an import, each once, when a note first names it. */
export function createStagedAttachments(deps: Deps, vault: Vault, ownerId: string, importJob: string) {
  const stored = new Map<string, Stored>();
  /** Files that only the current note has named. */
  let fresh: string[] = [];

  async function store(name: string): Promise<Stored> {
    const size = vault.entryOf(name)?.uncompressedSize ?? 0;
    if (size === 0) return { reason: attachmentEmpty().message };
    const { fileBytes } = deps.quota;
    const tooLarge = () => attachmentTooLarge(fileBytes);
    if (size > fileBytes) return { reason: tooLarge().message };
    const stream = await vault.open(name, fileBytes, tooLarge);
    const file = await deps.uploads.receive(stream);
    try {
      const received = { file, name: path.posix.basename(name), importJob };
      const { _id } = await storeAttachment(deps, ownerId, received);
      return { id: _id, url: paths.attachment(_id) };
    } finally {
      await deps.uploads.discard(file);
    }
  }
  const find = (name: string): Partial<Record<'url' | 'reason', string>> => stored.get(name) ?? {};

  return {
    async add(name: string) {
      if (stored.has(name)) return;
      stored.set(name, await store(name));
      fresh.push(name);
    },
    /** Files added from now on are those of another note. */
    nextNote() {
      fresh = [];
    },
    /** Removes the files that only the current note named, because it was dropped. */
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
