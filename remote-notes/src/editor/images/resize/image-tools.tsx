import { useEditorState } from '../../popups/use-editor-state.ts';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { AltText } from './alt-text.tsx';
import { selectedPicture } from './picture-width.ts';
import { ResizeHandle } from './resize-handle.tsx';

/** What stands at the selected picture: a corner to resize it, and its alternative text. */
export function ImageTools({ editor }: { editor: VisualEditor }) {
  const picture = useEditorState(editor, selectedPicture);
  const view = editor.view();
  const dom = picture && view.nodeDOM(picture.from);
  const image = dom instanceof HTMLElement ? dom.querySelector('img') : null;
  if (!picture || !image) return null;
  return (
    <>
      <ResizeHandle view={view} image={image} />
      <AltText key={picture.from} editor={editor} image={image} />
    </>
  );
}
