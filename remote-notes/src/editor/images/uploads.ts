import { toast } from '@my-note/shared-kit/ui';
import { editorTexts } from '../../editor-texts.ts';
import { ERROR_TOAST_MS, uploadImage } from './upload-image.ts';

interface Place {
  /** Whether the editor that the images belong to is still there. */
  isOpen: () => boolean;
  /** Called as each file arrives, with its number among the files and its address; null when it was refused. */
  put: (index: number, url: string | null) => void;
}

const running = new Map<Promise<void>, Place['isOpen']>();

/** Sends the images of one paste or drop. Those that arrive when the editor is gone are not lost without a word. */
export function uploadImages(files: readonly File[], { isOpen, put }: Place): void {
  let isTold = false;
  const send = async (file: File, index: number) => {
    const url = await uploadImage(file);
    if (isOpen()) {
      put(index, url);
      return;
    }
    if (url === null || isTold) return;
    isTold = true;
    toast({
      title: editorTexts.upload.failed,
      description: editorTexts.upload.left,
      type: 'error',
      duration: ERROR_TOAST_MS,
    });
  };
  const sending = files.map((file, index) =>
    send(file, index).catch((error: unknown) => console.error(error)),
  );
  const upload = Promise.all(sending).then(() => {
    running.delete(upload);
  });
  running.set(upload, isOpen);
}

/** Settles when the editor on screen waits for no image any more. */
export async function waitForUploads(): Promise<void> {
  const awaited = [...running].flatMap(([upload, isOpen]) => (isOpen() ? upload : []));
  if (awaited.length === 0) return;
  await Promise.all(awaited);
  await waitForUploads();
}
