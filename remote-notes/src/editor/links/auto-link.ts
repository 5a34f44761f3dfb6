import { isHistoryTransaction } from '@milkdown/kit/prose/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { findUrl } from './find-url.ts';

interface Live {
  /** Where the URL that is being typed starts. Links from before do not grow. */
  active: number | null;
  /** An input method has just finished composing. */
  composed?: boolean;
}

const key = new PluginKey<Live>('live-links');
/** The view applies composed text this long after the composition ends. In milliseconds. */
const AFTER_COMPOSITION = 50;

const isWritten = (tr: Transaction): boolean =>
  tr.getMeta('paste') !== true && tr.getMeta('addToHistory') !== false && !isHistoryTransaction(tr);

/** Links the URL before the cursor; null when nothing changes. */
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
  // Inside code that is not closed yet.
  if (text.slice(0, from - start).split('`').length % 2 === 0) return null;
  if (inlineCode && doc.rangeHasMark(from, $from.pos, inlineCode)) return null;
  // After a space, the URL is complete.
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

/** Links a URL while it is typed. */
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
      // A change of marks would end the composition.
      if (typed.some((tr) => tr.getMeta('composition') !== undefined || tr.getMeta(key))) return null;
      if (active === null && state.doc.content.size <= before.doc.content.size) return null;
      return link(state, active);
    },
    props: { handleDOMEvents: { compositionend: linkAfterComposition } },
  });
