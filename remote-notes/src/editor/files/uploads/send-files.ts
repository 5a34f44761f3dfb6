import { errorText } from '@my-note/kit/http';
import { toast } from '@my-note/kit/ui';
import { uploadAttachment } from '../../../api/attachments.ts';
import { inTurn } from './in-turn.ts';
import { trackUpload, type UploadPlace } from './running-uploads.ts';
import { uploadTexts as texts } from './texts.ts';
import { createUploadRow } from './upload-row.ts';

const ERROR_TOAST_MS = 10_000;

async function assertReadable(file: File): Promise<void> {
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => null);
  if (!start) throw new Error(texts.unreadable);
}

/** Uploads one file. Resolves once it is in the text, given up, or shown as failed. */
function sendFile(file: File, index: number, place: UploadPlace): Promise<void> {
  const name = file.name || 'image';
  const row = createUploadRow(place.elementOf(index), name);
  const tell = (description: string) =>
    toast({ title: texts.failed(name), description, type: 'error', duration: ERROR_TOAST_MS });

  const attempt = async (): Promise<void> => {
    const stop = new AbortController();
    const { signal } = stop;
    const onUploadProgress = row.running(() => stop.abort());
    try {
      await assertReadable(file);
      const kept = await inTurn(() => uploadAttachment(file, { signal, onUploadProgress }), signal);
      if (place.isOpen()) await place.put(index, kept);
      else tell(texts.left);
    } catch (error) {
      if (signal.aborted) return place.put(index, null);
      if (!place.isOpen()) return tell(errorText(error));
      row.failed(errorText(error), {
        retry: () => trackUpload(attempt(), place.isOpen),
        remove: () => void place.put(index, null),
      });
    }
  };
  return attempt();
}

/** Uploads the files of one paste, drop, or choice. */
export async function sendFiles(files: readonly File[], place: UploadPlace): Promise<void> {
  await Promise.all(files.map((file, index) => sendFile(file, index, place)));
}
