import { useEffect, useRef, useState } from 'react';

type EditorModule = typeof import(/* webpackChunkName: 'editor' */ './editor-chunk.ts');

/** Starts the download of the editor; before it is needed, that is a mere hint. */
export const loadEditor = (): Promise<EditorModule> =>
  import(/* webpackChunkName: 'editor' */ './editor-chunk.ts');

/** The editor's code, downloaded when editing starts; null until it is there. `onFail` is told each time it does not come. */
export function useEditorModule(wanted: boolean, onFail: () => void): EditorModule | null {
  const [module, setModule] = useState<EditorModule | null>(null);
  const failed = useRef(onFail);
  failed.current = onFail;

  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    loadEditor().then(
      (loaded) => mounted && setModule(loaded),
      () => mounted && failed.current(),
    );
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return module;
}
