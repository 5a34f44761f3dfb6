import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { drafts } from './draft-store.ts';

/** The draft of a user, kept in this browser with every change, and followed when another tab changes it. */
export function useDraft(userId: string) {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(userId));
  return { draft, change: (part: Partial<Draft>) => drafts.change(userId, part) };
}
