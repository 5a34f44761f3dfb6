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

/** Downloads the editor once the browser has nothing else to do, unless it saves data. */
export function useEditorPrefetch(): void {
  useEffect(() => {
    if (savesData()) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetchEditor, TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetchEditor, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
}
