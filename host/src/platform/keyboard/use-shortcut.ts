import { useEffect } from 'react';

/** Ctrl or Cmd with a letter. */
export function useShortcut(letter: string, action: (() => void) | undefined): void {
  useEffect(() => {
    if (!action) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!chord || event.key.toLowerCase() !== letter || event.defaultPrevented) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [letter, action]);
}
