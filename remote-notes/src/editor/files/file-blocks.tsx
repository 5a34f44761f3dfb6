import { lazyComponent } from '../../components/lazy-component.tsx';
import { useEditorState } from '../popups/use-editor-state.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { filesIn } from './files-in.ts';

// With what draws other blocks: a chunk more would cost each note's page the name and the hash of its file.
const LazyDrawnFiles = lazyComponent(
  async () => (await import(/* webpackChunkName: 'editor-fences' */ './drawn-files.tsx')).DrawnFiles,
);

/** Draws the files of a note, and notes that it embeds; nothing for it is loaded before the text has one. */
export function FileBlocks({ editor, noteId }: { editor: VisualEditor; noteId: string }) {
  const hasFiles = useEditorState(editor, ({ doc }) => filesIn(doc).length > 0);
  return hasFiles ? <LazyDrawnFiles editor={editor} noteId={noteId} /> : null;
}
