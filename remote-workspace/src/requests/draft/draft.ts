import { requestTypeSchema, type UserRequest } from '@my-note/contract/requests';

/** What is typed and not yet sent. */
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

/** Where the draft of a user is kept. */
export const draftKey = (userId: string): string => `my-note.request.${userId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft that a user left in this browser. What cannot be read of it is as in an empty one. */
export function readDraft(storage: Storage, userId: string): Draft {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(draftKey(userId)) ?? 'null');
  } catch {
    // As if there were none.
  }
  if (!isRecord(kept)) return emptyDraft;
  return {
    type: requestTypeSchema.safeParse(kept.type).data ?? emptyDraft.type,
    title: text(kept.title),
    description: text(kept.description),
    screenshot: text(kept.screenshot) || null,
    withDiagnostics: kept.withDiagnostics !== false,
    withheld: Array.isArray(kept.withheld) ? kept.withheld.filter((name) => typeof name === 'string') : [],
  };
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(storage: Storage, userId: string, draft: Draft): void {
  try {
    if (draft === emptyDraft) storage.removeItem(draftKey(userId));
    else storage.setItem(draftKey(userId), JSON.stringify(draft));
  } catch {
    // A full storage: it then lasts as long as the page.
  }
}
