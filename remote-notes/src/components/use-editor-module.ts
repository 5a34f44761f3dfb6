import { useCallback, useEffect, useState } from 'react';

type EditorModule = typeof import('../editor/note-editing.tsx');
type Loaded = { kind: 'waiting' } | { kind: 'ready'; module: EditorModule } | { kind: 'failed' };

/** Starts the download of the editor; before it is needed, that is a mere hint. */
export const loadEditor = (): Promise<EditorModule> => import('../editor/note-editing.tsx');

/** The editor's code, downloaded when editing starts. */
export function useEditorModule(wanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    loadEditor().then(
      (module) => mounted && setLoaded({ kind: 'ready', module }),
      () => mounted && setLoaded({ kind: 'failed' }),
    );
    return () => {
      mounted = false;
    };
  }, [wanted, attempt]);

  const retry = useCallback(() => {
    setLoaded({ kind: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
