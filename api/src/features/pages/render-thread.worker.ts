import { parentPort } from 'node:worker_threads';
import { noteHtml } from './html/note-html.writer.ts';
import type { RenderRequest, RenderResponse } from './note-renderer.worker.ts';

parentPort?.on('message', ({ id, markdown, origin, share }: RenderRequest) => {
  const send = (response: RenderResponse) => parentPort?.postMessage(response);
  try {
    send({ id, html: noteHtml(markdown, new URL(origin), share) });
  } catch (error) {
    send({ id, error: String(error) });
  }
});
