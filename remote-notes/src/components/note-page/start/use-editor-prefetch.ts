import { useEffect } from 'react';
import { loadEditor } from '../../../editor/lazy-editor.ts';

/** Downloads the editor soon; a failure is reported when it is needed. */
export const prefetchEditor = () => void loadEditor().catch(() => {});

/** How long a browser may take to be idle, in milliseconds. */
const TIMEOUT_MS = 5_000;

// Not all browsers have it.
const savesData = (): boolean => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

/** Downloads the editor once the browser has nothing else to do, and prepares it, unless it saves data. */
export function useEditorPrefetch(content: string): void {
  useEffect(() => {
    if (savesData()) return;
    let end = () => {};
    let isGone = false;
    const prefetch = () => {
      if (isGone) return;
      loadEditor()
        .then(({ prepareEditor }) => {
          if (!isGone) end = prepareEditor(content);
        })
        .catch(() => {});
    };
    if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: TIMEOUT_MS });
    else setTimeout(prefetch, TIMEOUT_MS);
    return () => {
      isGone = true;
      end();
    };
  }, [content]);
}
