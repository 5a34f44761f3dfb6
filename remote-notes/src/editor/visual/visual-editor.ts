import { editorViewCtx, parserCtx } from '@milkdown/kit/core';
import { insertTableCommand } from '@milkdown/kit/preset/gfm';
import { redo, undo } from '@milkdown/kit/prose/history';
import { keydownHandler } from '@milkdown/kit/prose/keymap';
import { type Command, type EditorState, Plugin, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { callCommand } from '@milkdown/kit/utils';
import { formatKeys } from '@my-note/kit/keys';
import type { ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import type { Typed } from '../../model/start/key-buffer.ts';
import type { Point } from '../../model/start/points.ts';
import { trackCursorTouched } from '../base/cursor-touched.ts';
import type { Pace } from '../base/in-tasks.ts';
import type { LinkedNote, Range, TextEditorOptions } from '../base/text-editor.ts';
import { chooseFiles } from '../files/choose-files.ts';
import { insertFiles } from '../files/visual-files.ts';
import { createFinder, type Finder } from '../find/finder.ts';
import { visualFind } from '../find/visual-find.ts';
import { loadFormulas } from '../formulas/lazy-formulas.ts';
import { bindKeys } from '../keys/editor-keymap.ts';
import { freeEscape } from '../keys/free-escape.ts';
import { typeKeys } from '../keys/type-keys.ts';
import { handleLinkClick } from '../links/link-click.ts';
import { editLink, insertNoteLink, linkAt } from '../links/link-commands.ts';
import { splitPrefix } from '../markdown/read/front-matter.ts';
import { parseInTasks } from '../markdown/read/parse-in-tasks.ts';
import { longPaste, type OnLongPaste } from '../paste/long-paste.ts';
import { findTyped } from '../suggest/find-typed.ts';
import { createDocumentText } from './document-text.ts';
import { type Formatting, formattingOf, sameFormatting } from './formatting.ts';
import { lastFrontMatterStep } from './front-matter-steps.ts';
import { goToEnd, insertLine } from './insert-line.ts';
import { toggleTaskOnClick } from './lists.ts';
import { createMilkdownEditor } from './milkdown-editor.ts';
import { editorPlugins } from './plugins.ts';
import { alignTo, scrollToAnchors } from './scroll-to-anchor.ts';
import { selectPlaces } from './select-places.ts';
import { selectedNodeActions } from './selected-node.ts';

export interface VisualEditorOptions extends TextEditorOptions {
  onFormatting: (formatting: Formatting) => void;
  /** Ctrl+K was pressed with text to link. */
  onLinkKey: () => void;
  /** A text is pasted that is too long to be inserted immediately. */
  onLongPaste?: OnLongPaste;
  /** When the text may be read and checked; immediately without one. */
  pace?: Pace | undefined;
}

/** The blocks of a longer text are drawn when they come into sight. In UTF-16 units. */
export const LONG = 30_000;

type OnUpdate = (state: EditorState, before: EditorState) => void;

const isEmpty = ({ state: { doc } }: EditorView) =>
  doc.childCount === 1 && doc.firstChild?.isTextblock && doc.content.size === 2;

/** Mounts the visual editor; null when it would change the meaning of the text. */
export async function createVisualEditor({
  root,
  content,
  suggestionState,
  onEdit,
  onFormatting,
  onLinkKey,
  onLink = () => false,
  onLongPaste,
  pace,
}: VisualEditorOptions) {
  const { cursorTouched, enter } = trackCursorTouched(root);
  let shown: Formatting = new Set();
  let finder: Finder | null = null;
  let text: Awaited<ReturnType<typeof createDocumentText>> = null;
  const listeners = new Set<OnUpdate>();
  const isApplying = () => text?.isApplying() ?? false;
  const onKey = keydownHandler(bindKeys([[formatKeys.link, editLink(onLinkKey)]]));
  const watch = new Plugin({
    props: {
      // What is typed before the text is checked could not be written.
      editable: () => text !== null,
      handleKeyDown: (view, event) => onKey(view, event) || freeEscape.mark(event),
      handleDOMEvents: { mousedown: toggleTaskOnClick, click: handleLinkClick(onLink) },
    },
    view: (first) => {
      root.toggleAttribute('data-empty', isEmpty(first));
      return {
        update: (view, before) => {
          root.toggleAttribute('data-empty', isEmpty(view));
          const formatting = formattingOf(view.state);
          if (!sameFormatting(formatting, shown)) onFormatting(formatting);
          shown = formatting;
          const step = lastFrontMatterStep(view.state);
          const isNewStep = step && step !== lastFrontMatterStep(before);
          if (isNewStep) text?.properties.take(step);
          if (isNewStep || (!isApplying() && !view.state.doc.eq(before.doc))) onEdit();
          finder?.changed();
          for (const listener of listeners) listener(view.state, before);
        },
      };
    },
  });
  const plugins = editorPlugins({
    suggestionState,
    isApplying,
    longPaste: longPaste(onLongPaste, () => text?.aroundSelection() ?? [content, '']),
    watch,
  });

  // A long text takes several tasks to read and check; until then, nobody should try to write.
  root.hidden = true;
  root.toggleAttribute('data-long', content.length > LONG);
  const { text: body } = splitPrefix(content);
  const formulas = body.includes('$') ? (await loadFormulas()).formulaParser : [];
  const editor = await createMilkdownEditor(root, body, [formulas, plugins, parseInTasks(body, pace)].flat());
  const created = await createDocumentText(editor.ctx, content, root, pace);
  if (!created) {
    await editor.destroy();
    return null;
  }
  text = created;
  editor.ctx.get(editorViewCtx).setProps({});
  root.hidden = false;
  const view = () => editor.ctx.get(editorViewCtx);
  // The context has no view after the editor was destroyed.
  const mounted = view();
  const finding = createFinder(visualFind(view));
  finder = finding;
  const deleteRange = ({ from, to }: Range) => view().dispatch(view().state.tr.delete(from, to));

  return {
    view: () => mounted,
    ctx: editor.ctx,
    /** Calls a function after each change of the text or the selection; the returned function ends that. */
    onUpdate: (listener: OnUpdate) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    markdown: created.markdown,
    frontMatter: created.properties,
    setFrontMatter: created.properties.set,
    apply: created.apply,
    cursorOffset: created.cursorOffset,
    setCursorOffset: created.setCursorOffset,
    finder: finding,
    run: (command: Command) => {
      command(view().state, view().dispatch, view());
      view().focus();
    },
    deleteRange,
    insertNote: (range: Range, note: LinkedNote) => {
      deleteRange(range);
      insertNoteLink(note)(view().state, view().dispatch);
      view().focus();
    },
    findTyped: (typed: string) => (mounted.isDestroyed ? null : findTyped(mounted.state.doc, typed)),
    insert: (markdown: string) => {
      const parsed = editor.ctx.get(parserCtx)(markdown);
      const endPlace = () => (created.endsWithBlankLine() ? 'new-paragraph' : 'last-paragraph');
      insertLine(view(), { markdown, parsed, at: cursorTouched() ? 'cursor' : endPlace() });
      enter();
    },
    suggestNotes: () => {
      view().dispatch(view().state.tr.insertText('[['));
      view().focus();
    },
    choose: (kind: 'any' | 'pictures') =>
      chooseFiles((files) => insertFiles(view(), files, view().state.selection.from), kind),
    ...selectedNodeActions(view),
    insertTable: (columns: number, rows: number) => {
      editor.action(callCommand(insertTableCommand.key, { row: rows, col: columns }));
      view().focus();
    },
    composing: () => view().composing,
    undo: () => void undo(view().state, view().dispatch),
    redo: () => void redo(view().state, view().dispatch),
    /** URL of the link at the cursor; empty without one. */
    link: () => linkAt(view().state)?.href ?? '',
    /** Puts cursor and focus to a point of the window, or selects up to another one; nothing scrolls. */
    placeCursor: (from: Point, to?: Point) => selectPlaces(view(), from, to),
    /**
     * Scrolls a long text to its anchors. Its blocks are drawn when they come into sight, and until then their heights
     * are estimates. Undefined for other texts.
     */
    align: (anchors: readonly ScrollAnchor[]) =>
      content.length > LONG && anchors.length > 0 ? alignTo(view(), anchors) : undefined,
    typeKeys: (typed: readonly Typed[]) => typeKeys(view(), typed),
    scrollToAnchors: (anchors: readonly ScrollAnchor[]) => scrollToAnchors(view(), anchors),
    focusStart: () => {
      const { state, dispatch } = view();
      dispatch(state.tr.setSelection(TextSelection.atStart(state.doc)));
      view().focus();
    },
    focusEnd: () => goToEnd(view(), created.endsWithBlankLine()),
    focus: () => view().focus(),
    showCursor: () => {
      if (view().hasFocus()) view().dispatch(view().state.tr.scrollIntoView());
    },
    cursorTouched,
    destroy: () => void editor.destroy(),
  };
}

export type VisualEditor = NonNullable<Awaited<ReturnType<typeof createVisualEditor>>>;
