import type { SlotName } from '@my-note/shared-kit/federation';
import { createContext, useContext } from 'react';

/** What can be added. */
export type AddSlot = Extract<SlotName, 'notes/new-note' | 'notes/new-category'>;

/**
 * Starts adding a note or a category: in a category or at the top level (null). Without either a note goes where
 * the page is, and a category has no parent at first.
 */
export type StartAdding = (slot: AddSlot, categoryId?: string | null) => void;

export const AddContext = createContext<StartAdding>(() => undefined);

export const useAdd = (): StartAdding => useContext(AddContext);
