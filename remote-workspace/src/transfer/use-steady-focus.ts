import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose steps replace each other: what had it goes with its step.
 * It is taken from nowhere else. The element needs a `tabIndex` of -1.
 */
export function useSteadyFocus(step: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step once
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) part.current?.focus();
  }, [step]);
  return part;
}
