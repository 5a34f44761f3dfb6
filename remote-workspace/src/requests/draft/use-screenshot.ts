import { useMutation } from '@my-note/kit/query';
import { requestMutations } from '../requests.mutations.ts';
import { refusalOf } from './screenshot-file.ts';
import { uploads, useUpload } from './screenshot-upload.ts';

/** The screenshot of a user's draft. It is uploaded immediately, so that a stored draft keeps it. */
export function useScreenshot(userId: string) {
  const { mutate } = useMutation(requestMutations.upload(userId));
  const upload = useUpload(userId);
  return {
    upload,
    take: (file: File) => {
      const reason = refusalOf(file);
      if (reason === undefined) mutate(file);
      else uploads.refuse(userId, reason);
    },
    tryAgain: () => upload.kind === 'failed' && mutate(upload.file),
    remove: () => uploads.remove(userId),
  };
}
