import { useStore } from '@my-note/shared-kit/state';
import type { Autosave } from '../../model/autosave/autosave.ts';
import type { AutosaveSnapshot } from '../../model/autosave/save-types.ts';

/** Follows one part of a note's saver, so that a key redraws only what shows it. The part must be a stable value. */
export const useSaverPart = <T>(saver: Autosave, select: (snapshot: AutosaveSnapshot) => T): T =>
  useStore(saver.store, select);
