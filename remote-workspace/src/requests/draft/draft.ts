import { requestTypeSchema, type UserRequest } from '@my-note/contract/requests';

/** Input that is not yet sent, stored in the browser. */
export interface Draft {
  type: UserRequest['type'];
  title: string;
  description: string;
  /** Attachment that is uploaded already. */
  screenshot: string | null;
  withDiagnostics: boolean;
  /** Names of facts that are not to be sent. */
  withheld: string[];
}

export const emptyDraft: Draft = {
  type: 'issue',
  title: '',
  description: '',
  screenshot: null,
  withDiagnostics: true,
  withheld: [],
};

/** Where the draft of a user is stored. */
export const draftKey = (userId: string): string => `my-note.request.${userId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft that a user left in this browser; a field that is missing or invalid is empty. */
export function readDraft(storage: Storage, userId: string): Draft {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(draftKey(userId)) ?? 'null');
  } catch {
    // Invalid JSON counts as no draft.
  }
  if (!isRecord(stored)) return emptyDraft;
  return {
    type: requestTypeSchema.safeParse(stored.type).data ?? emptyDraft.type,
    title: text(stored.title),
    description: text(stored.description),
    screenshot: text(stored.screenshot) || null,
    withDiagnostics: stored.withDiagnostics !== false,
    withheld: Array.isArray(stored.withheld)
      ? stored.withheld.filter((name) => typeof name === 'string')
      : [],
  };
}

/** Stores a draft, or removes an empty one. */
export function keepDraft(storage: Storage, userId: string, draft: Draft): void {
  try {
    if (draft === emptyDraft) storage.removeItem(draftKey(userId));
    else storage.setItem(draftKey(userId), JSON.stringify(draft));
  } catch {
    // The storage is full: the draft lasts as long as the page.
  }
}
