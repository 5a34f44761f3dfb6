import type { SlotName } from '@my-note/kit/federation';
import { createContext, useContext } from 'react';

export type CreateSlot = Extract<SlotName, 'notes/new-note' | 'notes/new-category'>;

/**
 * Starts creating a note or a category: in a category or at the top level (null). If omitted, a note is created where
 * the current page is, and a category has no parent at first.
 */
export type StartCreating = (slot: CreateSlot, categoryId?: string | null) => void;

export const CreateContext = createContext<StartCreating>(() => undefined);

export const useCreate = (): StartCreating => useContext(CreateContext);
