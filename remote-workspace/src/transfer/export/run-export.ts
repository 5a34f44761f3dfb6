import { paths } from '@my-note/contract';
import { type ExportFormat, JOB_ID_HEADER } from '@my-note/contract/jobs';
import { api } from '@my-note/kit/http';
import { saveFile } from '@my-note/kit/items';
import type { QueryClient } from '@my-note/kit/query';
import { toastError } from '@my-note/kit/ui';
import { createBackgroundTask } from '../background-task.ts';
import { jobQueries } from '../jobs.queries.ts';
import { transferTexts as texts } from '../texts.ts';

interface Export {
  jobId: string | null;
  bytes: number;
}

export const exporting = createBackgroundTask<Export>();

const nameOf = (headers: Headers) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'my-note.zip';

/** Downloads an export while the service writes it, and saves it as a file. */
export async function runExport(
  client: QueryClient,
  { category, format }: { category: string | null; format: ExportFormat },
): Promise<void> {
  const watch = () => client.invalidateQueries({ queryKey: jobQueries.all() });
  try {
    await exporting.run({ jobId: null, bytes: 0 }, async (signal, progress) => {
      const response = await api.stream(paths.export, {
        query: { category: category ?? undefined, format },
        signal,
      });
      const jobId = response.headers.get(JOB_ID_HEADER);
      void watch();
      const chunks: Blob[] = [];
      let bytes = 0;
      try {
        for (const reader = response.body?.getReader(); reader; ) {
          const { done, value } = await reader.read();
          if (done) break;
          // Blobs, so that the browser can keep them on disk.
          chunks.push(new Blob([value]));
          bytes += value.byteLength;
          progress({ jobId, bytes });
        }
      } catch (error) {
        throw signal.aborted ? error : new Error(texts.exportBroke, { cause: error });
      }
      // No toast: the browser shows the download, and the service sends a notification.
      saveFile(nameOf(response.headers), 'application/zip', new Blob(chunks));
    });
  } catch (error) {
    toastError(error);
  } finally {
    void watch();
  }
}
