import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { canBeParsed } from '@my-note/kit/markdown';
import { editorTexts } from '../../editor-texts.ts';
import type { ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import type { Typed } from '../../model/start/key-buffer.ts';
import { trackCursorTouched } from '../base/cursor-touched.ts';
import { scrollRoom } from '../base/scroll-room.ts';
import type { LinkedNote, Range, TextEditorOptions } from '../base/text-editor.ts';
import { chooseFiles } from '../files/choose-files.ts';
import { insertFiles, sourceFiles } from '../files/source-files.ts';
import { createFinder, type Finder } from '../find/finder.ts';
import { sourceFind, sourceSearch } from '../find/source-find.ts';
import { noteLink } from '../links/note-link.ts';
import type { TextInsertion } from '../paste/text-insertion.ts';
import { sourceSuggestions } from '../suggest/source-suggestions.ts';
import { insertSourceLine } from './insert-source-line.ts';
import { lineChanges } from './line-changes.ts';
import { markdownLanguage } from './markdown-language.ts';
import { scrollSourceToAnchors } from './scroll-to-source-anchor.ts';
import { sourceLinks } from './source-links.ts';
import { highlightStyle, sourceStyles } from './source-styles.ts';
import { typeSourceKeys } from './type-source-keys.ts';

/** Line ends come out as they went in. */
const lineEndOf = (text: string) =>
  EditorState.lineSeparator.of(/\r\n/.test(text) && !/[^\r]\n|^\n/.test(text) ? '\r\n' : '\n');

/** Mounts the source editor: any text comes out as it went in. */
export function createSourceEditor({
  root,
  content,
  suggestionState,
  onEdit,
  onLink = () => false,
}: TextEditorOptions) {
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
        sourceFiles,
        sourceLinks(onLink),
        keymap.of([...historyKeymap, indentWithTab, ...defaultKeymap]),
        lineEnd.of(lineEndOf(content)),
        EditorView.clipboardInputFilter.of((text, { lineBreak }) => text.replace(/\r?\n/g, lineBreak)),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': editorTexts.content,
          'aria-description': editorTexts.leaveText,
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        EditorView.scrollMargins.of(() => scrollRoom),
        EditorView.updateListener.of(({ docChanged, selectionSet }) => {
          if (docChanged && !applying) onEdit();
          if (docChanged || selectionSet) finder?.changed();
        }),
        placeholder(editorTexts.placeholder),
        // The highlighter would overflow the stack with a text that is nested too deeply.
        canBeParsed(content) ? [markdownLanguage, syntaxHighlighting(highlightStyle)] : [],
        sourceStyles,
      ],
    }),
  });

  const finding = createFinder(sourceFind(view));
  finder = finding;
  /** The editor's position of an index of the Markdown: a line end counts as one, also when it has two characters. */
  const positionOf = (index: number) => view.state.toText(view.state.sliceDoc().slice(0, index)).length;

  return {
    finder: finding,
    insertNote: ({ from, to }: Range, note: LinkedNote) => {
      const insert = noteLink(note);
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
      view.focus();
    },
    findTyped: (typed: string) => {
      const from = view.state.doc.toString().indexOf(typed);
      return from < 0 || !view.dom.isConnected ? null : { from, to: from + typed.length };
    },
    insert: (markdown: string) => {
      insertSourceLine(view, markdown, !cursorTouched());
      enter();
    },
    cursorOffset: () => view.state.sliceDoc(0, view.state.selection.main.head).length,
    setCursorOffset: (offset: number) => {
      const anchor = positionOf(offset);
      view.focus();
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    },
    scrollToAnchors: (anchors: readonly ScrollAnchor[]) => scrollSourceToAnchors(view, anchors),
    typeKeys: (typed: readonly Typed[]) => typeSourceKeys(view, typed),
    markdown: () => view.state.sliceDoc(),
    /** Replaces only what differs, so that the cursor stays at its word. */
    apply: (markdown: string): true => {
      applying = true;
      try {
        view.dispatch({ effects: lineEnd.reconfigure(lineEndOf(markdown)) });
        const text = view.state.toText(markdown);
        const changes = lineChanges(view.state.doc.toString(), text.toString());
        view.dispatch({
          changes: changes.map(({ from, to, start, end }) => ({ from, to, insert: text.slice(start, end) })),
          // A change from elsewhere is not the user's to undo.
          annotations: Transaction.addToHistory.of(false),
        });
      } finally {
        applying = false;
      }
      return true;
    },
    chooseFile: () => chooseFiles((files) => insertFiles(view, files, view.state.selection.main.from)),
    composing: () => view.composing,
    undo: () => void undo(view),
    redo: () => void redo(view),
    replace: ({ from, to, text }: TextInsertion) => {
      const insert = view.state.toText(text);
      const [start, end] = [positionOf(from), positionOf(to)];
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
    showCursor: () => {
      if (view.hasFocus)
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) });
    },
    cursorTouched,
    destroy: () => view.destroy(),
  };
}

export type SourceEditor = ReturnType<typeof createSourceEditor>;
