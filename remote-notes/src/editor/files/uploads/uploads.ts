import { errorText } from '@my-note/kit/http';
import { toast } from '@my-note/kit/ui';
import { trackUpload, type UploadPlace } from './running-uploads.ts';

/** Uploads files. How is downloaded with the first one. */
export function uploadFiles(files: readonly File[], place: UploadPlace): void {
  const sending = import(/* webpackChunkName: 'editor-popups' */ './send-files.ts').then(
    ({ sendFiles }) => sendFiles(files, place),
    async (error: unknown) => {
      toast({ title: errorText(error), type: 'error' });
      for (const index of files.keys()) if (place.isOpen()) await place.put(index, null);
    },
  );
  trackUpload(sending, place.isOpen);
}
