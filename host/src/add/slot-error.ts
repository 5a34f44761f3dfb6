import { toast } from '@my-note/shared-kit/ui';
import { RemoteError } from '../remotes/errors.ts';
import { texts } from '../texts.ts';

/** Says why a part of a remote could not be shown. */
export function showSlotError(error: unknown): void {
  console.error(error);
  const { title, text } = texts.remoteErrors[error instanceof RemoteError ? error.kind : 'evaluation'];
  toast({ title, description: text, type: 'error' });
}
