import { type Note, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { saveFile } from '@my-note/kit/items';
import { getAutosave } from '../autosave-registry/autosave-registry.ts';
import { fileName } from './export-markdown.ts';

/** The note as one file of HTML, which the service makes of what it has; what was just written is sent before. */
export async function downloadHtml({ _id, title }: Note): Promise<void> {
  const autosave = getAutosave(_id);
  await autosave?.flush();
  const response = await api.stream(paths.export, { query: { note: _id, format: 'html' } });
  saveFile(fileName(autosave?.get().text.title ?? title, 'html'), 'text/html', await response.blob());
}
