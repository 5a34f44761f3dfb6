import { errorText } from '@my-note/shared-kit/http';
import { toast } from '@my-note/shared-kit/ui';
import { uploadAttachment } from '../../api/attachments.ts';
import { editorTexts } from '../../editor-texts.ts';
import { validateImage } from './check-image.ts';

/** How long a reason is shown, in milliseconds. */
export const ERROR_TOAST_MS = 10_000;
const refuse = (description: string) =>
  toast({ title: editorTexts.upload.failed, description, type: 'error', duration: ERROR_TOAST_MS });

/** Sends one image; answers its address, or null when it was refused and the reason shown. */
export async function uploadImage(file: File): Promise<string | null> {
  const refusal = validateImage(file);
  if (refusal) {
    refuse(refusal);
    return null;
  }
  try {
    const { url, type } = await uploadAttachment(file);
    if (type.startsWith('image/')) return url;
    // A text or a PDF under the name of an image.
    refuse(editorTexts.upload.wrongKind);
    return null;
  } catch (error) {
    refuse(errorText(error));
    return null;
  }
}
