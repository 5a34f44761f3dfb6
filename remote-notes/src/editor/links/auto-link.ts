import { isHistoryTransaction } from '@milkdown/kit/prose/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { findUrl } from './find-url.ts';

interface Live {
  /** Where the address begins that is being typed. Links that were there before do not grow. */
  active: number | null;
  /** An input method has just finished its words. */
  composed?: boolean;
}

const key = new PluginKey<Live>('live-links');
/** The editor takes over composed words this long after the input method is done with them. In milliseconds. */
const AFTER_COMPOSITION = 50;

const isWritten = (tr: Transaction): boolean =>
  tr.getMeta('paste') !== true && tr.getMeta('addToHistory') !== false && !isHistoryTransaction(tr);

/** Links the address before the cursor as far as it goes; null where nothing is to be changed. */
function link(state: EditorState, active: number | null): Transaction | null {
  const { selection, schema, doc, tr } = state;
  const { $from, empty } = selection;
  const { link: type, inlineCode } = schema.marks;
  if (!type || !empty || !$from.parent.inlineContent || !$from.parent.type.allowsMarkType(type)) return null;
  const start = $from.start();
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const found = findUrl(text);
  const from = found ? start + found.start : active;
  if (from === null || from < start || from >= $from.pos) return null;
  if (from !== active && doc.rangeHasMark(from, $from.pos, type)) return null;
  // The beginning of code that is still open.
  if (text.slice(0, from - start).split('`').length % 2 === 0) return null;
  if (inlineCode && doc.rangeHasMark(from, $from.pos, inlineCode)) return null;
  // Behind a space, the address is complete.
  if (!found && /\s/.test(text.slice(from - start))) return null;
  tr.removeMark(from, $from.pos, type);
  if (found) tr.addMark(from, start + found.end, type.create({ href: found.href }));
  return tr.removeStoredMark(type).setMeta(key, { active: found ? from : null } satisfies Live);
}

function linkAfterComposition(view: EditorView): false {
  setTimeout(() => {
    if (view.isDestroyed || view.composing) return;
    const active = key.getState(view.state)?.active ?? null;
    view.dispatch(view.state.tr.setMeta(key, { active, composed: true } satisfies Live));
  }, AFTER_COMPOSITION);
  return false;
}

/** An address becomes a link while it is typed, and ends where it ends. */
export const autoLink = () =>
  new Plugin<Live>({
    key,
    state: {
      init: () => ({ active: null }),
      apply: (tr, { active }) => {
        const change: Live | undefined = tr.getMeta(key);
        if (change) return change;
        const isLeft = tr.selectionSet && !tr.docChanged;
        if (active === null || isLeft || tr.getMeta('paste') === true || isHistoryTransaction(tr))
          return { active: null };
        return { active: tr.mapping.map(active) };
      },
    },
    appendTransaction: (transactions, before, state) => {
      const { active, composed } = key.getState(state) ?? { active: null };
      if (composed) return link(state, active);
      const typed = transactions.filter((tr) => tr.docChanged);
      if (typed.length === 0 || !typed.every(isWritten)) return null;
      // Marks that change under an input method would end it.
      if (typed.some((tr) => tr.getMeta('composition') !== undefined || tr.getMeta(key))) return null;
      if (active === null && state.doc.content.size <= before.doc.content.size) return null;
      return link(state, active);
    },
    props: { handleDOMEvents: { compositionend: linkAfterComposition } },
  });
