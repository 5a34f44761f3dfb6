import { errorText } from '@my-note/kit/http';
import { toast } from '@my-note/kit/ui';
import { uploadAttachment } from '../../api/attachments.ts';
import { editorTexts } from '../../editor-texts.ts';
import { validateImage } from './check-image.ts';

const ERROR_TOAST_MS = 10_000;
const showError = (description: string) =>
  toast({ title: editorTexts.upload.failed, description, type: 'error', duration: ERROR_TOAST_MS });

/** Returns the URL of the uploaded image, or null after an error was shown. */
async function uploadImage(file: File): Promise<string | null> {
  const refusal = validateImage(file);
  if (refusal) {
    showError(refusal);
    return null;
  }
  try {
    const { url, type } = await uploadAttachment(file);
    if (type.startsWith('image/')) return url;
    // The service found a text or a PDF in a file named as an image.
    showError(editorTexts.upload.wrongKind);
    return null;
  } catch (error) {
    showError(errorText(error));
    return null;
  }
}

interface Place {
  /** Whether the editor is still open. */
  isOpen: () => boolean;
  /** Called for each file when its upload finishes: the file's index, and its URL or null. */
  put: (index: number, url: string | null) => void;
}

const running = new Map<Promise<void>, Place['isOpen']>();

/** Uploads the images of one paste or drop. Says so when one arrives after its editor was closed. */
export function uploadImages(files: readonly File[], { isOpen, put }: Place): void {
  let isShown = false;
  const send = async (file: File, index: number) => {
    const url = await uploadImage(file);
    if (isOpen()) {
      put(index, url);
      return;
    }
    if (url === null || isShown) return;
    isShown = true;
    showError(editorTexts.upload.left);
  };
  const sending = files.map((file, index) =>
    send(file, index).catch((error: unknown) => console.error(error)),
  );
  const upload = Promise.all(sending).then(() => {
    running.delete(upload);
  });
  running.set(upload, isOpen);
}

/** Resolves when no open editor waits for an upload. */
export async function waitForUploads(): Promise<void> {
  const awaited = [...running].flatMap(([upload, isOpen]) => (isOpen() ? upload : []));
  if (awaited.length === 0) return;
  await Promise.all(awaited);
  await waitForUploads();
}
