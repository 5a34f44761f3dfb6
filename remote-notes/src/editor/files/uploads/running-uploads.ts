import type { Attachment } from '@my-note/contract';

/** Where the files of one paste, drop, or choice go. */
export interface UploadPlace {
  /** Whether the editor is still open. */
  isOpen: () => boolean;
  /** What stands in the text for a file until it is uploaded. */
  elementOf: (index: number) => HTMLElement;
  /** Called for each file when its upload finishes: the file's index, and what the service made of it or null. */
  put: (index: number, file: Attachment | null) => void | Promise<void>;
}

const running = new Map<Promise<void>, UploadPlace['isOpen']>();

/** Lets `waitForUploads` wait for an upload while its editor is open. */
export function trackUpload(sending: Promise<void>, isOpen: UploadPlace['isOpen']): void {
  const upload = sending.then(() => {
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
