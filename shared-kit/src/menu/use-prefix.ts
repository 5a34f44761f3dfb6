import { useSession } from '../session/index.ts';

/**
 * The prefix that hides all other notes; empty when none does.
 *
 * @example
 * const prefix = usePrefix();
 * const entries = buildMenu(items, { prefix });
 */
export const usePrefix = (): string => useSession(({ config }) => config.onlyShowNotesWithPrefix);
