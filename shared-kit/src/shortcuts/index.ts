import { useEffect } from 'react';
import { useStore } from '../state/index.ts';
import { shortcuts } from './registry.ts';
import type { Shortcut } from './shortcut.ts';
import { singleKeys } from './single-keys.ts';

export { isAppleKeyboard } from './apple-keyboard.ts';
export { isRightToLeft, readingKey } from './reading-direction.ts';
export { keycaps, type Shortcut } from './shortcut.ts';
export { singleKeys } from './single-keys.ts';

/**
 * Binds shortcuts while a component is on screen. The list must be stable (`useMemo`).
 *
 * @example
 * const navigate = useNavigate();
 * const bound = useMemo(
 *   () => [{ keys: 'g w', label: 'Go to the weather', group: 'Weather', run: () => navigate('/i/weather') }],
 *   [navigate],
 * );
 * useShortcuts(bound);
 */
export const useShortcuts = (some: readonly Shortcut[]): void => useEffect(() => shortcuts.add(some), [some]);

/** Every shortcut that is bound now, in the order in which they came. */
export const useShortcutList = (): readonly Shortcut[] => useStore(shortcuts.store);

/** Follows the switch of the shortcuts of plain keys. */
export const useSingleKeys = (): boolean => useStore(singleKeys.store);
