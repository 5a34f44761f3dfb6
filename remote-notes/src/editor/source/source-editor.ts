import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { canBeParsed } from '@my-note/shared-kit/markdown';
import { editorTexts } from '../../editor-texts.ts';
import type { ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import { trackCursorTouched } from '../base/cursor-touched.ts';
import type { LinkedNote, Range } from '../base/text-editor.ts';
import { createFinder, type Finder } from '../find/finder.ts';
import { sourceFind, sourceSearch } from '../find/source-find.ts';
import { sourceImages } from '../images/source-images.ts';
import type { OnLinkClick } from '../links/link-click.ts';
import { noteLink } from '../links/note-link.ts';
import type { TextInsertion } from '../paste/text-insertion.ts';
import { sourceSuggestions } from '../suggest/source-suggestions.ts';
import type { SuggestionState } from '../suggest/suggestion-state.ts';
import { insertSourceLine } from './insert-source-line.ts';
import { lineChanges } from './line-changes.ts';
import { markdownLanguage } from './markdown-language.ts';
import { SCROLL_MARGINS, scrollSourceToAnchors } from './scroll-to-source-anchor.ts';
import { sourceLinks } from './source-links.ts';
import { highlightStyle, sourceStyles } from './source-styles.ts';

interface SourceEditorOptions {
  root: HTMLElement;
  content: string;
  label: string;
  placeholder: string;
  suggestionState: SuggestionState;
  /** A person changed the text; it is asked for with `markdown()`. */
  onEdit: () => void;
  onLink?: OnLinkClick;
}

/** Whatever the ends of lines are, they come back as they were. */
const lineEndOf = (text: string) =>
  EditorState.lineSeparator.of(/\r\n/.test(text) && !/[^\r]\n|^\n/.test(text) ? '\r\n' : '\n');

/** An editor of the Markdown itself: any text goes in and comes out as it is. */
export function createSourceEditor({
  root,
  content,
  label,
  placeholder: hint,
  suggestionState,
  onEdit,
  onLink = () => false,
}: SourceEditorOptions) {
  const { cursorTouched, enter } = trackCursorTouched(root);
  let applying = false;
  let finder: Finder | null = null;
  const lineEnd = new Compartment();
  const view = new EditorView({
    parent: root,
    state: EditorState.create({
      doc: content,
      extensions: [
        history(),
        sourceSearch,
        sourceSuggestions(suggestionState, () => applying),
        sourceImages,
        sourceLinks(onLink),
        keymap.of([...historyKeymap, indentWithTab, ...defaultKeymap]),
        lineEnd.of(lineEndOf(content)),
        EditorView.clipboardInputFilter.of((text, { lineBreak }) => text.replace(/\r?\n/g, lineBreak)),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': editorTexts.leaveText,
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        // The bar at the top, and on touch screens the toolbar at the bottom, lie over the text.
        EditorView.scrollMargins.of(() => SCROLL_MARGINS),
        EditorView.updateListener.of(({ docChanged, selectionSet }) => {
          if (docChanged && !applying) onEdit();
          if (docChanged || selectionSet) finder?.changed();
        }),
        placeholder(hint),
        // A text nested too deeply is more than the colours have room for.
        canBeParsed(content) ? [markdownLanguage, syntaxHighlighting(highlightStyle)] : [],
        sourceStyles,
      ],
    }),
  });

  const finding = createFinder(sourceFind(view));
  finder = finding;

  return {
    finder: finding,
    insertNote: ({ from, to }: Range, note: LinkedNote) => {
      const insert = noteLink(note);
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
      view.focus();
    },
    insert: (markdown: string) => {
      insertSourceLine(view, markdown, !cursorTouched());
      enter();
    },
    place: () => view.state.sliceDoc(0, view.state.selection.main.head).length,
    goTo: (place: number) => {
      const anchor = view.state.toText(view.state.sliceDoc().slice(0, place)).length;
      view.focus();
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    },
    scrollToAnchors: (places: readonly ScrollAnchor[]) => scrollSourceToAnchors(view, places),
    markdown: () => view.state.sliceDoc(),
    /** Shows another text; only what differs is replaced, so that the cursor stays at its word. */
    apply: (markdown: string): true => {
      applying = true;
      try {
        view.dispatch({ effects: lineEnd.reconfigure(lineEndOf(markdown)) });
        const text = view.state.toText(markdown);
        // The editor counts the end of a line as one, whatever it is written as.
        const changes = lineChanges(view.state.doc.toString(), text.toString());
        view.dispatch({
          changes: changes.map(({ from, to, start, end }) => ({ from, to, insert: text.slice(start, end) })),
          // What somebody else wrote is not theirs to undo.
          annotations: Transaction.addToHistory.of(false),
        });
      } finally {
        applying = false;
      }
      return true;
    },
    composing: () => view.composing,
    undo: () => void undo(view),
    redo: () => void redo(view),
    /** Puts a text in the place of another. */
    replace: ({ from, to, text }: TextInsertion) => {
      const placeOf = (index: number) => view.state.toText(view.state.sliceDoc().slice(0, index)).length;
      const insert = view.state.toText(text);
      const [start, end] = [placeOf(from), placeOf(to)];
      view.focus();
      view.dispatch({
        changes: { from: start, to: end, insert },
        selection: { anchor: start + insert.length },
        scrollIntoView: true,
        userEvent: 'input.paste',
      });
    },
    focusStart: () => {
      view.dispatch({ selection: { anchor: 0 } });
      view.focus();
    },
    focusEnd: () => {
      view.focus();
      view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true });
    },
    focus: () => view.focus(),
    cursorTouched,
    destroy: () => view.destroy(),
  };
}

export type SourceEditor = ReturnType<typeof createSourceEditor>;
