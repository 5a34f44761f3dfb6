import { type Draft, draftKey, emptyDraft, keepDraft, readDraft } from './draft.ts';

const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The drafts of this browser, by user. The storage is the only truth: each change is laid over what it has now, so
 * that tabs keep each other's fields, and what comes late from a page that was left is written all the same.
 */
export function createDrafts(storage: Storage) {
  // With the stored text it belongs to. Of a full storage the text stays the old one, and the draft lasts as the page.
  const known = new Map<string, { kept: string | null; draft: Draft }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const know = (userId: string, draft: Draft) => {
    known.set(userId, { kept: storage.getItem(draftKey(userId)), draft });
    return draft;
  };
  const get = (userId: string): Draft => {
    const last = known.get(userId);
    if (last && last.kept === storage.getItem(draftKey(userId))) return last.draft;
    return know(userId, readDraft(storage, userId));
  };
  const set = (userId: string, draft: Draft) => {
    keepDraft(storage, userId, draft);
    know(userId, draft);
    tell();
  };

  return {
    get,
    change: (userId: string, part: Partial<Draft>) => set(userId, { ...get(userId), ...part }),
    /** Forgets a draft that was sent, unless something else was written since. */
    forget: (userId: string, sent: Draft) => {
      if (isSame(get(userId), sent)) set(userId, emptyDraft);
    },
    /** Another tab may have written. */
    reload: tell,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The drafts of this page. */
export const drafts = createDrafts(localStorage);
addEventListener('storage', drafts.reload);
