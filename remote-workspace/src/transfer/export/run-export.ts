import { paths } from '@my-note/contract';
import { JOB_ID_HEADER } from '@my-note/contract/jobs';
import { api } from '@my-note/shared-kit/http';
import { saveFile } from '@my-note/shared-kit/items';
import type { QueryClient } from '@my-note/shared-kit/query';
import { toastError } from '@my-note/shared-kit/ui';
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

/** Fetches an export while the service writes it, and hands it to the browser as a file. */
export async function runExport(client: QueryClient, category: string | null): Promise<void> {
  const watch = () => client.invalidateQueries({ queryKey: jobQueries.all() });
  try {
    await exporting.run({ jobId: null, bytes: 0 }, async (signal, progress) => {
      const answer = await api.stream(paths.export, { query: { category: category ?? undefined }, signal });
      const jobId = answer.headers.get(JOB_ID_HEADER);
      void watch();
      const parts: Blob[] = [];
      let bytes = 0;
      try {
        for (const reader = answer.body?.getReader(); reader; ) {
          const { done, value } = await reader.read();
          if (done) break;
          // As blobs, so that the browser may keep them on disk.
          parts.push(new Blob([value]));
          bytes += value.byteLength;
          progress({ jobId, bytes });
        }
      } catch (error) {
        throw signal.aborted ? error : new Error(texts.exportBroke, { cause: error });
      }
      // That it is there, the browser shows, and the service's notification says.
      saveFile(nameOf(answer.headers), 'application/zip', new Blob(parts));
    });
  } catch (error) {
    toastError(error);
  } finally {
    void watch();
  }
}
