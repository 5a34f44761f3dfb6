import { useImport } from '@my-note/kit/federation';
import { onlineManager } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';

/**
 * Loads a chunk of the shell when `wanted`; shows a toast on failure and calls `onFail`, whose caller asks again. Without
 * it nobody would: the chunk is requested until it is there. `load` must be stable.
 */
export function useLazyChunk<T>(load: () => Promise<T>, wanted: boolean, onFail?: () => void): T | undefined {
  const tries = useRef(0);
  const onError = (error: unknown) => {
    if (onFail || tries.current === 0) {
      console.error(error);
      toast({ title: texts.partMissing, type: 'error' });
    }
    onFail?.();
  };
  const { value, error, retry } = useImport(load, { enabled: wanted, onError });
  const isMissing = error !== undefined && !onFail;
  useEffect(() => {
    if (!isMissing) return;
    tries.current += 1;
    const timer = setTimeout(retry, 1_000 * 2 ** tries.current);
    const stop = onlineManager.subscribe((online) => online && retry());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isMissing, retry]);
  return value;
}
