import { NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { PICTURE_SIZE } from '@my-note/contract';
import { leaveSelectedImage } from '../files/visual-files.ts';
import { selectedHtml } from '../html/protect-html.ts';

interface ImageAttributes {
  alt: string;
  title: string;
}

/** What the toolbar reads and changes of the selected image or HTML, or of the code at the cursor. */
export function selectedNodeActions(view: () => EditorView) {
  const imageAt = () => {
    const { selection } = view().state;
    return selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection : null;
  };
  const change = ({ from, to, node }: NodeSelection, attrs: Record<string, unknown>) => {
    const { tr } = view().state;
    tr.setNodeMarkup(from, undefined, { ...node.attrs, ...attrs });
    view().dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(to))));
    view().focus();
  };
  return {
    /** Alternative text without its size, and caption. */
    image: (): ImageAttributes | null => {
      const node = imageAt()?.node;
      return node
        ? { alt: String(node.attrs.alt).replace(PICTURE_SIZE, ''), title: String(node.attrs.title) }
        : null;
    },
    changeImage: (texts: ImageAttributes) => {
      const image = imageAt();
      const [size = ''] = PICTURE_SIZE.exec(String(image?.node.attrs.alt)) ?? [];
      if (image) change(image, { ...texts, alt: texts.alt + size });
    },
    leaveImage: () => leaveSelectedImage(view()),
    html: (): string | null => {
      const html = selectedHtml(view().state);
      return html && String(html.node.attrs.value);
    },
    changeHtml: (value: string) => {
      const html = selectedHtml(view().state);
      if (html) change(html, { value });
    },
    removeSelected: () => {
      view().dispatch(view().state.tr.deleteSelection());
      view().focus();
    },
    /** The language of the code block at the cursor; null outside of one. */
    language: (): string | null => {
      const { parent } = view().state.selection.$from;
      return parent.type.name === 'code_block' ? String(parent.attrs.language) : null;
    },
    setLanguage: (language: string) => {
      const { $from } = view().state.selection;
      if ($from.parent.type.name === 'code_block')
        view().dispatch(view().state.tr.setNodeAttribute($from.before(), 'language', language));
    },
  };
}
