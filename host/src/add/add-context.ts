import type { SlotName } from '@my-note/shared-kit/federation';
import { createContext, useContext } from 'react';

/** Starts adding a note or a category where the page is. */
export type StartAdding = (slot: SlotName) => void;

export const AddContext = createContext<StartAdding>(() => undefined);

export const useAdd = (): StartAdding => useContext(AddContext);
