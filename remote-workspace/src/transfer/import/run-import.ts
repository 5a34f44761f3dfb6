import { LIMITS, paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { api } from '@my-note/kit/http';
import type { QueryClient } from '@my-note/kit/query';
import { toastError } from '@my-note/kit/ui';
import { sizeText } from '../../size-text.ts';
import { createBackgroundTask } from '../background-task.ts';
import { jobQueries } from '../jobs.queries.ts';
import { transferTexts as texts } from '../texts.ts';
import { type ChosenFile, isArchive, isImportable, isWanted, whyNotImportable } from './chosen-files.ts';
import { type ImportFormat, readFormat } from './read-format.ts';
import { zipFiles } from './zip-files.ts';

/** Progress of the upload, from 0 to 1; null while files are collected and packed. */
interface Sending {
  sent: number | null;
}

export const sending = createBackgroundTask<Sending>();

/** Uploads the chosen files; the service responds with a preview. */
export async function runImport(
  client: QueryClient,
  find: ChosenFile[] | Promise<ChosenFile[]>,
  formats: readonly ImportFormat[] = [],
): Promise<void> {
  try {
    await sending.run({ sent: null }, async (signal, progress) => {
      const chosen = (await find).filter(({ path }) => isWanted(path));
      const files = isImportable(chosen) ? chosen : await readFormat(chosen, formats, signal);
      checkImportable(files);
      const { archive, name } = await archiveOf(files, signal);
      signal.throwIfAborted();
      const body = new FormData();
      body.append('file', archive, name);
      await api.post(paths.import, {
        query: { preview: true },
        body,
        schema: jobSchema,
        signal,
        onUploadProgress: (sent) => progress({ sent }),
      });
      await client.invalidateQueries({ queryKey: jobQueries.all() });
    });
  } catch (error) {
    toastError(error);
  } finally {
    // Also after an error: the upload may have succeeded although its response was lost.
    void client.invalidateQueries({ queryKey: jobQueries.all() });
  }
}

function checkImportable(files: readonly ChosenFile[]): void {
  if (!isImportable(files)) throw new Error(whyNotImportable(files));
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  if (size > LIMITS.archiveBytes) throw new Error(texts.tooLarge(sizeText(LIMITS.archiveBytes)));
}

/** A zip unchanged; other files are packed into one. */
async function archiveOf(files: readonly ChosenFile[], signal: AbortSignal) {
  const [first] = files;
  if (first && isArchive(files)) return { archive: first.file, name: first.file.name };
  const folder = first?.path.includes('/') ? first.path.split('/')[0] : undefined;
  const one = files.length === 1 ? first?.file.name : undefined;
  return {
    archive: await zipFiles(files, signal),
    name: folder ? `${folder}.zip` : (one ?? texts.looseFiles),
  };
}
