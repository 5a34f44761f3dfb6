import { useStore } from '@my-note/shared-kit/state';
import type { Autosave } from '../../model/autosave/autosave.ts';
import type { AutosaveSnapshot } from '../../model/save-types.ts';

/** Follows one part of a note's autosave, so that a key redraws only what shows it. The part must be a stable value. */
export const useAutosaveValue = <T>(autosave: Autosave, select: (snapshot: AutosaveSnapshot) => T): T =>
  useStore(autosave.store, select);
