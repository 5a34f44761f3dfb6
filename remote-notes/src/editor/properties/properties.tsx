import { useStore } from '@my-note/kit/state';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../components/lazy-component.tsx';
import type { VisualEditor } from '../visual/visual-editor.ts';

const LazyFields = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "editor-properties" */ './property-fields.tsx')).PropertyFields,
);

/** The front matter above the text as fields, in the place of its source. */
export function Properties({ editor }: { editor: VisualEditor }) {
  const mark = useStore(editor.frontMatter.store, (state) => state.mark);
  if (mark.trim() === '') return null;
  return createPortal(<LazyFields editor={editor} mark={mark} />, editor.frontMatter.box);
}
