import { toast } from '@my-note/shared-kit/ui';
import { texts } from '../../texts.ts';
import { loadFailureChunk } from '../model/failure-chunk.ts';

/** Says why a part of a remote could not be shown. */
export async function showSlotError(error: unknown): Promise<void> {
  console.error(error);
  const words = await loadFailureChunk().then(
    ({ getErrorText }) => getErrorText(error),
    () => undefined,
  );
  toast({ title: words?.title ?? texts.unreached, description: words?.text, type: 'error' });
}
