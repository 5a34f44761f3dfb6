import { toast } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';
import { loadFailureChunk } from '../model/failure-chunk.ts';

/** Shows a toast with the reason why a slot failed. */
export async function showSlotError(error: unknown): Promise<void> {
  console.error(error);
  const text = await loadFailureChunk().then(
    ({ getErrorText }) => getErrorText(error),
    () => undefined,
  );
  toast({ title: text?.title ?? texts.unreached, description: text?.text, type: 'error' });
}
