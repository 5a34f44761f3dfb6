import type { SlotName } from '@my-note/shared-kit/federation';
import { createContext, useContext } from 'react';

/** What can be added. */
export type CreateSlot = Extract<SlotName, 'notes/new-note' | 'notes/new-category'>;

/**
 * Starts adding a note or a category: in a category or at the top level (null). Without either a note goes where
 * the page is, and a category has no parent at first.
 */
export type StartCreating = (slot: CreateSlot, categoryId?: string | null) => void;

export const CreateContext = createContext<StartCreating>(() => undefined);

export const useCreate = (): StartCreating => useContext(CreateContext);
