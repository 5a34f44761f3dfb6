import { useImport } from '@my-note/kit/federation';

type EditorModule = typeof import(/* webpackChunkName: 'editor' */ './editor-chunk.ts');

/** Call it early to have the editor ready when it is needed. */
export const loadEditor = (): Promise<EditorModule> =>
  import(/* webpackChunkName: 'editor' */ './editor-chunk.ts');

/** Downloads the editor while `wanted`; `onFail` is called after each failed download. */
export const useEditorModule = (wanted: boolean, onFail: () => void): EditorModule | undefined =>
  useImport(loadEditor, { enabled: wanted, onError: onFail }).value;
