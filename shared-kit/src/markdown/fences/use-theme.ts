import { useSyncExternalStore } from 'react';
import type { FenceViewProps } from '../../federation/fence-module.ts';

const root = document.documentElement;

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
const readTheme = (): FenceViewProps['theme'] => (root.classList.contains('dark') ? 'dark' : 'light');

/** The present theme of the page. */
export const useTheme = () => useSyncExternalStore(watchTheme, readTheme);
