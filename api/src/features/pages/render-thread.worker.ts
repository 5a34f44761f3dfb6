import { parentPort } from 'node:worker_threads';
import { inLanguage } from '../../core/language/language.ts';
import { speakLanguages } from '../../languages/index.ts';
import { noteHtml } from './html/note-html.writer.ts';
import type { RenderRequest, RenderResponse } from './note-renderer.worker.ts';

speakLanguages();
parentPort?.on('message', ({ id, markdown, origin, share, language }: RenderRequest) => {
  const send = (response: RenderResponse) => parentPort?.postMessage(response);
  try {
    send({ id, html: inLanguage(language, () => noteHtml(markdown, new URL(origin), share)) });
  } catch (error) {
    send({ id, error: String(error) });
  }
});
