import { errorText } from '@my-note/shared-kit/http';
import { drafts } from './drafts.ts';
import { requestsTexts } from './texts.ts';

export type Upload =
  | { kind: 'idle' }
  | { kind: 'refused'; reason: string }
  | { kind: 'uploading'; file: File }
  | { kind: 'failed'; file: File; reason: string };

const idle: Upload = { kind: 'idle' };

const latest = new Map<string, Upload>();
const listeners = new Set<() => void>();
const set = (userId: string, upload: Upload) => {
  latest.set(userId, upload);
  for (const listener of listeners) listener();
};

/**
 * What becomes of the picture of each user's draft. It outlives the page of requests; of several pictures the one
 * chosen last counts, and none after a removal.
 */
export const uploads = {
  get: (userId: string): Upload => latest.get(userId) ?? idle,
  /** Answers the token by which its end is told. */
  begin: (userId: string, file: File): Upload => {
    const upload: Upload = { kind: 'uploading', file };
    set(userId, upload);
    return upload;
  },
  end: (userId: string, token: Upload, { _id, type }: { _id: string; type: string }) => {
    if (latest.get(userId) !== token) return;
    // A text under the name of a picture.
    if (!type.startsWith('image/')) return set(userId, { kind: 'refused', reason: requestsTexts.wrongKind });
    set(userId, idle);
    drafts.change(userId, { screenshot: _id });
  },
  fail: (userId: string, token: Upload | undefined, file: File, error: unknown) => {
    if (latest.get(userId) !== token) return;
    set(userId, { kind: 'failed', file, reason: requestsTexts.notUploaded(file.name, errorText(error)) });
  },
  /** A file that is not even tried; what was on its way is not waited for any more. */
  refuse: (userId: string, reason: string) => set(userId, { kind: 'refused', reason }),
  remove: (userId: string) => {
    set(userId, idle);
    drafts.change(userId, { screenshot: null });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
