import type { ChosenFile } from './chosen-files.ts';

export async function zipFiles(files: readonly ChosenFile[], signal: AbortSignal): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  function* inputs() {
    for (const { path, file } of files) {
      signal.throwIfAborted();
      yield { name: path, input: file, lastModified: new Date(file.lastModified) };
    }
  }
  return downloadZip(inputs()).blob();
}
