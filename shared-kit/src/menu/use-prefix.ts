import { useSession } from '../session/index.ts';

/** The prefix that hides all other notes; empty when none does. */
export const usePrefix = (): string => useSession(({ config }) => config.onlyShowNotesWithPrefix);
