import { Fragment, Slice } from '@milkdown/kit/prose/model';
import { type EditorState, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import {
  findNext,
  findPrev,
  getSearchState,
  replaceAll,
  replaceNext,
  SearchQuery,
  type SearchResult,
  setSearchState,
} from 'prosemirror-search';
import { type FindActions, type FindQuery, MAX_COUNTED } from './finder.ts';

/** A replacement keeps the marks of the match, also at the end of code or a link. */
class MarkKeepingQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.nodeAt(from)?.marks ?? [];
    const words = this.replace ? Fragment.from(schema.text(this.replace, marks)) : Fragment.empty;
    return [{ from, to, insert: new Slice(words, 0, 0) }];
  }
}

const queryOf = ({ search, replace, matchCase, wholeWord }: FindQuery) =>
  new MarkKeepingQuery({ search, replace, wholeWord, caseSensitive: matchCase, literal: true });

function* matches(state: EditorState, query: SearchQuery) {
  let match = query.valid ? query.findNext(state, 0) : null;
  for (let count = 0; match && count < MAX_COUNTED; count += 1) {
    yield match;
    match = query.findNext(state, match.to);
  }
}

/** Scrolls the match to the middle. The view itself scrolls only when it has the focus. */
function reveal(view: EditorView) {
  const { node } = view.domAtPos(view.state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = view.coordsAtPos(view.state.selection.from);
  if (top < innerHeight / 4 || bottom > (innerHeight * 3) / 5) scrollBy({ top: top - innerHeight / 3 });
}

export function visualFind(view: () => EditorView): FindActions {
  const run = (command: typeof findNext) => {
    command(view().state, view().dispatch, view());
    reveal(view());
  };
  return {
    look: (wanted) => {
      const { state, dispatch } = view();
      const query = queryOf(wanted);
      const tr = setSearchState(state.tr, query);
      const first = query.valid && (query.findNext(state, state.selection.from) ?? query.findNext(state, 0));
      if (first) tr.setSelection(TextSelection.create(tr.doc, first.from, first.to));
      dispatch(tr);
      if (first) reveal(view());
    },
    next: () => run(findNext),
    previous: () => run(findPrev),
    replace: () => run(replaceNext),
    replaceAll: () => run(replaceAll),
    stop: () => view().dispatch(setSearchState(view().state.tr, new SearchQuery({ search: '' }))),
    measure: () => {
      const { state } = view();
      const { from, to } = state.selection;
      const query = getSearchState(state)?.query;
      let [count, place] = [0, 0];
      for (const match of query ? matches(state, query) : []) {
        count += 1;
        if (match.from === from && match.to === to) place = count;
      }
      return { count, place };
    },
    selected: () => {
      const { doc, selection } = view().state;
      return doc.textBetween(selection.from, selection.to, '\n');
    },
  };
}
