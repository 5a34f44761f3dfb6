import { useSyncExternalStore } from 'react';
import { type Draft, draftKey, emptyDraft, keepDraft, readDraft } from './draft.ts';

const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The drafts of this browser, by user. The storage is the source of truth: each change is merged into what it has now,
 * so that tabs keep each other's fields, and an upload that finishes after its page was left is stored too.
 */
export function createDrafts(storage: Storage) {
  // With the stored text of each. A full storage keeps its old text; the draft then lasts as long as the page.
  const cached = new Map<string, { stored: string | null; draft: Draft }>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const cache = (userId: string, draft: Draft) => {
    cached.set(userId, { stored: storage.getItem(draftKey(userId)), draft });
    return draft;
  };
  const get = (userId: string): Draft => {
    const last = cached.get(userId);
    if (last && last.stored === storage.getItem(draftKey(userId))) return last.draft;
    return cache(userId, readDraft(storage, userId));
  };
  const set = (userId: string, draft: Draft) => {
    keepDraft(storage, userId, draft);
    cache(userId, draft);
    notify();
  };

  return {
    get,
    change: (userId: string, part: Partial<Draft>) => set(userId, { ...get(userId), ...part }),
    /** Forgets a draft that was sent, unless something else was written since. */
    forget: (userId: string, sent: Draft) => {
      if (isSame(get(userId), sent)) set(userId, emptyDraft);
    },
    /** Another tab may have written. */
    notify,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The drafts of this page. */
export const drafts = createDrafts(localStorage);
addEventListener('storage', drafts.notify);

/** The draft of a user, stored in this browser with every change, and updated when another tab changes it. */
export function useDraft(userId: string) {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(userId));
  return { draft, change: (part: Partial<Draft>) => drafts.change(userId, part) };
}
