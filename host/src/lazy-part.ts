import { toast } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

/**
 * Downloads a part of the shell when it is wanted, in an effect: Suspense would hold its reveal back.
 * `load` must be stable. `onFail` is told when it did not arrive, after a toast has said so.
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted: boolean, onFail?: () => void): T | undefined {
  const [part, setPart] = useState<{ value: T }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail is no reason to load again
  useEffect(() => {
    if (!wanted || part) return;
    let mounted = true;
    load().then(
      (value) => mounted && setPart({ value }),
      (error: unknown) => {
        console.error(error);
        if (!mounted) return;
        toast({ title: texts.partMissing, type: 'error' });
        onFail?.();
      },
    );
    return () => {
      mounted = false;
    };
  }, [load, wanted, part]);

  return part?.value;
}
