import { useImport } from '@my-note/kit/federation';
import { toast } from '@my-note/kit/ui';
import { useEffect } from 'react';
import { texts } from '../texts.ts';
import { retry } from './retry.ts';

/**
 * Loads a chunk of the shell when `wanted`; shows a toast on failure and calls `onFail`, whose caller asks again. Without
 * it nobody would: the chunk is requested until it is there. `load` must be stable.
 */
export function useLazyChunk<T>(load: () => Promise<T>, wanted: boolean, onFail?: () => void): T | undefined {
  const onError = (error: unknown) => {
    console.error(error);
    toast({ title: texts.partMissing, type: 'error' });
    onFail?.();
  };
  const { value, error, retry: reload } = useImport(load, { enabled: wanted, onError });
  const again = wanted && !onFail && error !== undefined;
  useEffect(() => {
    if (!again) return;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    void retry(load, signal).then(() => signal.aborted || reload());
    return () => unwanted.abort();
  }, [again, load, reload]);
  return value;
}
