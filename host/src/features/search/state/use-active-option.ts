import { useState } from 'react';
import type { Option } from './option.ts';

/** The active option: the first until a key or the pointer moves. */
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
    /** Selected by a key or the pointer. */
    chosen: active !== undefined && active.key === key,
    point: (option: Option) => setKey(option.key),
    reset: () => setKey(null),
    /** Moves for an arrow or page key; false for other keys. */
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
