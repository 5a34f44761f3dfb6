import { Plugin, TextSelection } from '@milkdown/kit/prose/state';

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** A URL pasted over selected text links the text. Pasted over another URL, it replaces it. */
export const pasteUrl = () =>
  new Plugin({
    props: {
      handlePaste: (view, { clipboardData }) => {
        const href = clipboardData?.getData('text/plain').trim() ?? '';
        const { selection, schema, doc, tr } = view.state;
        const { $from, $to, from, to, empty } = selection;
        const { link } = schema.marks;
        if (!link || empty || !(selection instanceof TextSelection) || !$from.sameParent($to)) return false;
        const words = doc.textBetween(from, to).trim();
        if (!ADDRESS.test(href) || words === '' || ADDRESS.test(words)) return false;
        if (!$from.parent.type.allowsMarkType(link)) return false;
        tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
        tr.setSelection(TextSelection.create(tr.doc, to)).removeStoredMark(link);
        view.dispatch(tr.setMeta('paste', true).scrollIntoView());
        return true;
      },
    },
  });
