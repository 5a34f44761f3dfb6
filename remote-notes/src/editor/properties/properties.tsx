import { useStore } from '@my-note/kit/state';
import { createPortal } from 'react-dom';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { PropertyFields } from './property-fields.tsx';

/** The front matter above the text as fields, in the place of its source. */
export function Properties({ editor }: { editor: VisualEditor }) {
  const mark = useStore(editor.frontMatter.store, (state) => state.mark);
  if (mark.trim() === '') return null;
  return createPortal(<PropertyFields editor={editor} mark={mark} />, editor.frontMatter.box);
}
