import { errorText } from '@my-note/kit/http';
import { createStore, useStore } from '@my-note/kit/state';
import { requestsTexts } from '../texts.ts';
import { drafts } from './draft-store.ts';

export type Upload =
  | { kind: 'idle' }
  | { kind: 'refused'; reason: string }
  | { kind: 'uploading'; file: File }
  | { kind: 'failed'; file: File; reason: string };

const idle: Upload = { kind: 'idle' };

/** The last upload of each user, by the user's id. */
const store = createStore<Record<string, Upload>>(() => ({}));
const get = (userId: string): Upload => store.getState()[userId] ?? idle;
const set = (userId: string, upload: Upload) => store.setState({ [userId]: upload });

/**
 * The upload of the screenshot of each user's draft. It outlives the page; the picture that was chosen last wins, and
 * a removal discards it.
 */
export const uploads = {
  get,
  /** Returns the token that `end` and `fail` need. */
  begin: (userId: string, file: File): Upload => {
    const upload: Upload = { kind: 'uploading', file };
    set(userId, upload);
    return upload;
  },
  end: (userId: string, token: Upload, { _id, type }: { _id: string; type: string }) => {
    if (get(userId) !== token) return;
    // A text file with the name of a picture.
    if (!type.startsWith('image/')) return set(userId, { kind: 'refused', reason: requestsTexts.wrongKind });
    set(userId, idle);
    drafts.change(userId, { screenshot: _id });
  },
  fail: (userId: string, token: Upload | undefined, file: File, error: unknown) => {
    if (get(userId) !== token) return;
    set(userId, { kind: 'failed', file, reason: requestsTexts.notUploaded(file.name, errorText(error)) });
  },
  /** Shows why a file is not uploaded, and ignores the result of a running upload. */
  refuse: (userId: string, reason: string) => set(userId, { kind: 'refused', reason }),
  remove: (userId: string) => {
    set(userId, idle);
    drafts.change(userId, { screenshot: null });
  },
};

export const useUpload = (userId: string): Upload => useStore(store, (uploads) => uploads[userId] ?? idle);
