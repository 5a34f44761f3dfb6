import { translated } from '@my-note/contract/language';

/** Words of uploads, which load with the first one. */
export const uploadTexts = translated('notes/uploads', {
  running: (name: string) => `Adding ${name}…`,
  progress: (name: string) => `Upload of ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel the upload of ${name}`,
  retry: 'Try again',
  retryNamed: (name: string) => `Try again to add ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Give up adding ${name}`,
  failed: (name: string) => `Couldn’t add ${name}`,
  failedBecause: (name: string, reason: string) => `Couldn’t add ${name}. ${reason}`,
  left: 'You left the note before the file was uploaded. Open the note and add it again.',
  unreadable: 'This is a folder, or it can’t be read. Pack a folder as a zip file first.',
});
