import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { type FindActions, MAX_COUNTED } from './finder.ts';

/** CodeMirror highlights matches only while a panel is open; this one is empty, because the bar is outside. */
export const sourceSearch = search({
  top: true,
  createPanel: () => {
    const dom = document.createElement('div');
    dom.hidden = true;
    return { dom, top: true };
  },
  scrollToMatch: ({ from }) => EditorView.scrollIntoView(from, { y: 'center' }),
});

function* matches(view: EditorView) {
  const query = getSearchQuery(view.state);
  if (!query.valid) return;
  const cursor = query.getCursor(view.state);
  for (let count = 0; count < MAX_COUNTED; count += 1) {
    const { value, done } = cursor.next();
    if (done) return;
    yield value;
  }
}

export function sourceFind(view: EditorView): FindActions {
  return {
    look: ({ search: words, replace, matchCase, wholeWord }) => {
      openSearchPanel(view);
      const query = new SearchQuery({
        search: words,
        replace,
        wholeWord,
        caseSensitive: matchCase,
        literal: true,
      });
      view.dispatch({ effects: setSearchQuery.of(query) });
      if (!query.valid) return;
      const { from } = view.state.selection.main;
      const behind = query.getCursor(view.state, from).next();
      const { value, done } = behind.done ? query.getCursor(view.state).next() : behind;
      if (done) return;
      view.dispatch({
        selection: { anchor: value.from, head: value.to },
        effects: EditorView.scrollIntoView(value.from, { y: 'center' }),
      });
    },
    next: () => void findNext(view),
    previous: () => void findPrevious(view),
    replace: () => void replaceNext(view),
    replaceAll: () => void replaceAll(view),
    stop: () => void closeSearchPanel(view),
    measure: () => {
      const { from, to } = view.state.selection.main;
      let [count, place] = [0, 0];
      for (const match of matches(view)) {
        count += 1;
        if (match.from === from && match.to === to) place = count;
      }
      return { count, place };
    },
    selected: () => {
      const { from, to } = view.state.selection.main;
      return view.state.sliceDoc(from, to);
    },
  };
}
