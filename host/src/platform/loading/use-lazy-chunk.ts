import { useImport } from '@my-note/kit/federation';
import { toast } from '@my-note/kit/ui';
import { texts } from '../texts.ts';

/** Loads a chunk of the shell when `wanted`; shows a toast on failure and calls `onFail`. `load` must be stable. */
export function useLazyChunk<T>(load: () => Promise<T>, wanted: boolean, onFail?: () => void): T | undefined {
  const onError = (error: unknown) => {
    console.error(error);
    toast({ title: texts.partMissing, type: 'error' });
    onFail?.();
  };
  return useImport(load, { enabled: wanted, onError }).value;
}
