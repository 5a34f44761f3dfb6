import { toast } from '@my-note/shared-kit/ui';
import { editorTexts } from '../../editor-texts.ts';
import { ERROR_TOAST_MS, uploadImage } from './upload-image.ts';

interface Place {
  /** Whether the editor is still open. */
  isOpen: () => boolean;
  /** Called for each file when its upload finishes: the file's index, and its URL or null. */
  put: (index: number, url: string | null) => void;
}

const running = new Map<Promise<void>, Place['isOpen']>();

/** Uploads the images of one paste or drop. Says so when one arrives after its editor was closed. */
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

/** Resolves when no open editor waits for an upload. */
export async function waitForUploads(): Promise<void> {
  const awaited = [...running].flatMap(([upload, isOpen]) => (isOpen() ? upload : []));
  if (awaited.length === 0) return;
  await Promise.all(awaited);
  await waitForUploads();
}
