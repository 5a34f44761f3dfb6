import { useState } from 'react';
import type { Option } from './option.ts';

/** Which option the arrow keys are on: the first until they move. */
export function useActiveOption(options: readonly Option[], idOf: (option: Option) => string) {
  const [key, setKey] = useState<string | null>(null);
  const index = Math.max(
    0,
    options.findIndex((option) => option.key === key),
  );
  const active = options[index];

  const go = (to: number) => {
    const next = options[(to + options.length) % options.length];
    if (!next) return;
    setKey(next.key);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    active,
    index,
    /** A key or the pointer is on it, and not only the start. */
    chosen: active !== undefined && active.key === key,
    point: (option: Option) => setKey(option.key),
    reset: () => setKey(null),
    /** Moves as the key says; false when it says nothing. */
    move: (pressed: string): boolean => {
      if (options.length === 0) return false;
      if (pressed === 'ArrowDown') go(index + 1);
      else if (pressed === 'ArrowUp') go(index - 1);
      else if (pressed === 'PageDown') go(Math.min(index + PAGE, options.length - 1));
      else if (pressed === 'PageUp') go(Math.max(index - PAGE, 0));
      else return false;
      return true;
    },
  };
}

const PAGE = 6;
