import { useEffect } from 'react';
import { loadEditor } from '../../editor/lazy-editor.ts';

/** Downloads the editor soon; a failure is reported when it is needed. */
export const prefetchEditor = () => void loadEditor().catch(() => {});

/** How long a browser may take to be idle, in milliseconds. */
const TIMEOUT_MS = 5_000;

// Not all browsers have it.
const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches || connectionSavesData();

function connectionSavesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Downloads the editor once the browser has nothing else to do, and prepares it, unless it saves data. */
export function useEditorPrefetch(content: string): void {
  useEffect(() => {
    if (savesData()) return;
    let end = () => {};
    let isGone = false;
    const prefetch = () =>
      void loadEditor()
        .then(({ prepareEditor }) => {
          if (!isGone) end = prepareEditor(content);
        })
        .catch(() => {});
    const stop = whenIdle(prefetch);
    return () => {
      isGone = true;
      stop();
      end();
    };
  }, [content]);
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
