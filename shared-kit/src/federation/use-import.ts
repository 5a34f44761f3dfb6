import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';

type Load<T> = () => Promise<T>;

interface ImportOptions {
  /** Nothing is loaded while this is false; a load that failed is repeated when it turns true again. */
  enabled?: boolean;
  onError?: ((error: unknown) => void) | undefined;
}

interface ImportResult<T> {
  /** Undefined until it is loaded. */
  value: T | undefined;
  /** Why the last load failed; undefined while there is none, and after `retry`. */
  error: unknown;
  retry: () => void;
}

interface Outcome<T> {
  load: Load<T>;
  value?: T;
  error?: unknown;
}

const loaded = new WeakMap<Load<unknown>, unknown>();
const readLoaded = <T>(load: Load<T>): Outcome<T> | undefined =>
  loaded.has(load) ? { load, value: loaded.get(load) as T } : undefined;

/**
 * Loads code that is not part of the first load: `useImport(() => import('./editor.ts'))`.
 *
 * `load` must be the same function at every render; another one loads again. What one function has loaded is there at the
 * first render of the next component that passes it. Loads in an effect, not through `React.lazy`: Suspense would delay
 * the reveal by 300 ms (docs/decisions/0007-pages-load-in-an-effect.md).
 *
 * @example
 * const loadPicker = () => loadIconPicker();
 *
 * function Picker() {
 *   const { value: IconPicker, error, retry } = useImport(loadPicker);
 *   if (error) return <ErrorPanel title="Couldn't load the icons" onAction={retry} />;
 *   return IconPicker ? <IconPicker item={item} onChoose={() => {}} onClose={() => {}} /> : null;
 * }
 */
export function useImport<T>(
  load: Load<T>,
  { enabled = true, onError }: ImportOptions = {},
): ImportResult<T> {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState(() => (enabled ? readLoaded(load) : undefined));
  const outcome = latest?.load === load ? latest : undefined;
  const isLoaded = outcome !== undefined && outcome.error === undefined;
  const reportError = useEffectEvent((error: unknown) => onError?.(error));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!enabled || isLoaded) return;
    let mounted = true;
    load().then(
      (value) => {
        loaded.set(load, value);
        // What it draws may be a whole page: a transition lets the browser take input in between.
        if (mounted) startTransition(() => setLatest({ load, value }));
      },
      (error: unknown = new Error('Rejected without a reason')) => {
        if (!mounted) return;
        setLatest({ load, error });
        reportError(error);
      },
    );
    return () => {
      mounted = false;
    };
  }, [load, enabled, isLoaded, attempt]);

  const retry = useCallback(() => {
    setLatest(undefined);
    setAttempt((count) => count + 1);
  }, []);

  return { value: outcome?.value, error: outcome?.error, retry };
}
