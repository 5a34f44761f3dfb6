import { errorText } from '@my-note/shared-kit/http';
import { toast } from '@my-note/shared-kit/ui';
import { uploadAttachment } from '../../api/attachments.ts';
import { editorTexts } from '../../editor-texts.ts';
import { validateImage } from './check-image.ts';

export const ERROR_TOAST_MS = 10_000;
const refuse = (description: string) =>
  toast({ title: editorTexts.upload.failed, description, type: 'error', duration: ERROR_TOAST_MS });

/** Returns the URL of the uploaded image, or null after an error was shown. */
export async function uploadImage(file: File): Promise<string | null> {
  const refusal = validateImage(file);
  if (refusal) {
    refuse(refusal);
    return null;
  }
  try {
    const { url, type } = await uploadAttachment(file);
    if (type.startsWith('image/')) return url;
    // The service found a text or a PDF in a file named as an image.
    refuse(editorTexts.upload.wrongKind);
    return null;
  } catch (error) {
    refuse(errorText(error));
    return null;
  }
}
