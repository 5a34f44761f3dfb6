import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/kit/core';
import { clipboard } from '@milkdown/kit/plugin/clipboard';
import { gapCursorPlugin } from '@milkdown/kit/plugin/cursor';
import { history } from '@milkdown/kit/plugin/history';
import {
  commonmark,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
  syncListOrderPlugin,
} from '@milkdown/kit/preset/commonmark';
import { gfm, insertTableCommand } from '@milkdown/kit/preset/gfm';
import { redo, undo } from '@milkdown/kit/prose/history';
import { keymap } from '@milkdown/kit/prose/keymap';
import { type Command, Plugin, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $prose, callCommand } from '@milkdown/kit/utils';
import { cleanPaste } from '@my-note/shared-kit/markdown';
import { search } from 'prosemirror-search';
import { editorTexts } from '../../editor-texts.ts';
import type { ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import { trackCursorTouched } from '../base/cursor-touched.ts';
import type { LinkedNote, Range } from '../base/text-editor.ts';
import { endsWithBlankLine } from '../base/trailing-paragraph.ts';
import { callouts } from '../decorations/callouts.ts';
import { syntaxHighlight } from '../decorations/syntax-highlight.ts';
import { textDirections } from '../decorations/text-direction.ts';
import { createFinder, type Finder } from '../find/finder.ts';
import { visualFind } from '../find/visual-find.ts';
import { htmlSchemaExtension } from '../html/html-view.ts';
import { protectHtml } from '../html/protect-html.ts';
import { chooseImages } from '../images/choose-images.ts';
import { imageView, pastedImages } from '../images/image-view.ts';
import { insertImages, visualImages } from '../images/visual-images.ts';
import { exitLastBlock } from '../keys/exit-last-block.ts';
import { horizontalRuleInput, PRESET_HR_RULE } from '../keys/horizontal-rule-input.ts';
import { markInputRules, PRESET_MARK_RULES } from '../keys/mark-input-rules.ts';
import { syncSelection } from '../keys/sync-selection.ts';
import { tabKey } from '../keys/tab-key.ts';
import { autoLink } from '../links/auto-link.ts';
import { handleLinkClick, type OnLinkClick } from '../links/link-click.ts';
import { insertNoteLink, linkAt } from '../links/link-commands.ts';
import { linkInputRule, nonInclusiveLinks } from '../links/link-input-rule.ts';
import { offsetOfPosition, positionOfOffset } from '../markdown/cursor-offset.ts';
import { documentChange, replaceDocument } from '../markdown/document-change.ts';
import { preserveSource } from '../markdown/preserve/preserve-source.ts';
import { emptyTasks } from '../markdown/read/empty-tasks.ts';
import { createFrontMatter, joinPrefix, splitPrefix } from '../markdown/read/front-matter.ts';
import { imageDefaults } from '../markdown/read/image-defaults.ts';
import { cacheTree } from '../markdown/read/read-blocks.ts';
import { blankLineAboveEmptyItem } from '../markdown/write/normalize-tree.ts';
import { writeRules } from '../markdown/write/write-rules.ts';
import { writeStyle } from '../markdown/write/write-style.ts';
import { childrenOf, writtenChildren } from '../markdown/write/written-blocks.ts';
import { longPaste, type OnLongPaste } from '../paste/long-paste.ts';
import { pasteText } from '../paste/paste-text.ts';
import { pasteUrl } from '../paste/paste-url.ts';
import { convertWordLists } from '../paste/word-lists.ts';
import type { SuggestionState } from '../suggest/suggestion-state.ts';
import { visualSuggestions } from '../suggest/visual-suggestions.ts';
import { commands } from './commands.ts';
import { type Formatting, formattingOf, sameFormatting } from './formatting.ts';
import { goToEnd, insertLine } from './insert-line.ts';
import { tightListItems } from './list-item-schema.ts';
import { toggleTaskDone, toggleTaskOnClick } from './lists.ts';
import { paragraphSchemaExtension } from './paragraph-schema.ts';
import { scrollToAnchors } from './scroll-to-anchor.ts';
import { selectedNodeActions } from './selected-node.ts';

interface VisualEditorOptions {
  root: HTMLElement;
  content: string;
  label: string;
  suggestionState: SuggestionState;
  /** A person changed the text; the Markdown is asked for with `markdown()`. */
  onEdit: () => void;
  onFormatting: (formatting: Formatting) => void;
  onLink?: OnLinkClick;
  /** A text is pasted that is too long to be taken in at once. */
  onLongPaste?: OnLongPaste;
}

const LEFT_OUT: readonly unknown[] = [
  // An empty paragraph would be written down as HTML. It is left out instead.
  remarkPreserveEmptyLinePlugin.plugin,
  remarkPreserveEmptyLinePlugin.options,
  // These read the whole text at each key, for ids and numbers that the browser shows or nobody asks for.
  syncHeadingIdPlugin,
  syncListOrderPlugin,
  ...PRESET_MARK_RULES,
  PRESET_HR_RULE,
];
const presets = [...commonmark, ...gfm].filter((plugin) => !LEFT_OUT.includes(plugin));

/** What may lie over the text: the bar at the top, and on touch screens the toolbar at the bottom. In pixels. */
const SCROLL_MARGIN = { top: 176, bottom: 80, left: 5, right: 5 };

/** Letters that nobody writes, to find a place in the Markdown. */
const PLACE = '\ue000\ue001';

const isEmpty = ({ state: { doc } }: EditorView) =>
  doc.childCount === 1 && doc.firstChild?.isTextblock && doc.content.size === 2;

/**
 * A Markdown editor on a page's element. Its text is Markdown, in and out. Null when the text holds something
 * that it could not keep.
 */
export async function createVisualEditor({
  root,
  content,
  label,
  suggestionState,
  onEdit,
  onFormatting,
  onLink = () => false,
  onLongPaste,
}: VisualEditorOptions) {
  const { cursorTouched, enter } = trackCursorTouched(root);
  const { text: atFirst, mark: firstMark } = splitPrefix(content);
  let mark = firstMark;
  const frontMatter = createFrontMatter(root, editorTexts.frontMatter);
  let shown: Formatting = new Set();
  let applying = false;
  let finder: Finder | null = null;
  const watch = $prose(
    () =>
      new Plugin({
        props: { handleDOMEvents: { mousedown: toggleTaskOnClick, click: handleLinkClick(onLink) } },
        view: (first) => {
          root.toggleAttribute('data-empty', isEmpty(first));
          return {
            update: (view, before) => {
              root.toggleAttribute('data-empty', isEmpty(view));
              const formatting = formattingOf(view.state);
              if (!sameFormatting(formatting, shown)) onFormatting(formatting);
              shown = formatting;
              if (!applying && !view.state.doc.eq(before.doc)) onEdit();
              finder?.changed();
            },
          };
        },
      }),
  );
  /** The Markdown on both sides of the selection. */
  const aroundSelection = (): [before: string, after: string] => {
    const { doc } = view().state.tr.deleteSelection().insertText(PLACE);
    const [before = '', after = ''] = (write?.(doc) ?? atFirst).split(PLACE);
    return [mark + before, after];
  };
  const own = [
    $prose(longPaste(onLongPaste, aroundSelection)),
    $prose(() => visualSuggestions(suggestionState, () => applying)),
    $prose(() => keymap({ 'Mod-Enter': toggleTaskDone, Backspace: commands.plainAtStart })),
    $prose(() => keymap({ 'Mod-Alt-c': commands.codeBlock })),
    ...[
      syncSelection,
      () => tabKey(suggestionState),
      exitLastBlock,
      autoLink,
      search,
      syntaxHighlight,
      callouts,
      textDirections,
    ].map((make) => $prose(() => make())),
    ...[protectHtml, visualImages, pasteUrl, pasteText].map((make) => $prose(make)),
  ];

  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, atFirst);
      ctx.update(remarkStringifyOptionsCtx, (options) => ({
        ...options,
        handlers: writeRules(ctx),
        join: [blankLineAboveEmptyItem],
        rule: '-' as const,
      }));
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        transformPastedHTML: (html) => cleanPaste(convertWordLists(html)),
        scrollMargin: SCROLL_MARGIN,
        scrollThreshold: SCROLL_MARGIN,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-description': editorTexts.leaveText,
          spellcheck: 'true',
        },
      }));
    })
    .use(
      [
        own,
        presets,
        paragraphSchemaExtension,
        pastedImages,
        imageView,
        nonInclusiveLinks,
        linkInputRule,
        htmlSchemaExtension,
        imageDefaults,
        emptyTasks,
        writeStyle,
        markInputRules,
        horizontalRuleInput,
        tightListItems,
        cacheTree,
        history,
        gapCursorPlugin,
        clipboard,
        watch,
      ].flat(),
    )
    .create();

  const view = () => editor.ctx.get(editorViewCtx);
  let write = preserveSource(editor.ctx, atFirst, childrenOf(view().state.doc));
  if (!write) {
    await editor.destroy();
    return null;
  }

  frontMatter.show(mark);
  const finding = createFinder(visualFind(view));
  finder = finding;
  const unmarked = (): string => write?.(view().state.doc) ?? atFirst;
  const isParted = () => endsWithBlankLine(unmarked());
  const take = ({ from, to }: Range) => view().dispatch(view().state.tr.delete(from, to));

  return {
    markdown: (): string => joinPrefix(mark, unmarked()),
    finder: finding,
    /** Shows another text; only what differs is replaced, so that the cursor stays. False when it cannot be kept. */
    apply: (content: string): boolean => {
      const parse = editor.ctx.get(parserCtx);
      const { mark: nextMark, text } = splitPrefix(content);
      const [written, next] = [parse(unmarked()), parse(text)];
      mark = nextMark;
      frontMatter.show(mark);
      const keep = () => {
        const { doc } = view().state;
        return preserveSource(editor.ctx, text, writtenChildren(doc, next) ?? childrenOf(doc));
      };
      applying = true;
      try {
        view().dispatch(documentChange(view().state, written, next));
        write = keep();
        if (write) return true;
        view().dispatch(replaceDocument(view().state, next));
        write = keep();
        return write !== null;
      } finally {
        applying = false;
      }
    },
    run: (command: Command) => {
      command(view().state, view().dispatch, view());
      view().focus();
    },
    /** Takes what was typed to open a list. */
    take,
    insertNote: (range: Range, note: LinkedNote) => {
      take(range);
      insertNoteLink(note)(view().state, view().dispatch);
      view().focus();
    },
    insert: (markdown: string) => {
      const parsed = editor.ctx.get(parserCtx)(markdown);
      insertLine(view(), { markdown, parsed, atEnd: !cursorTouched() && (isParted() ? 'parted' : true) });
      enter();
    },
    askForNote: () => {
      view().dispatch(view().state.tr.insertText('[['));
      view().focus();
    },
    chooseImage: () => chooseImages((files) => insertImages(view(), files, view().state.selection.from)),
    ...selectedNodeActions(view),
    insertTable: () => {
      editor.action(callCommand(insertTableCommand.key, { row: 3, col: 3 }));
      view().focus();
    },
    composing: () => view().composing,
    undo: () => void undo(view().state, view().dispatch),
    redo: () => void redo(view().state, view().dispatch),
    link: () => linkAt(view().state)?.href ?? '',
    /** Where the cursor stands in the Markdown. */
    place: () =>
      mark.length + offsetOfPosition(editor.ctx, unmarked(), view().state.doc, view().state.selection.head),
    goTo: (place: number) => {
      const { state, dispatch } = view();
      const position = positionOfOffset(editor.ctx, unmarked(), state.doc, Math.max(0, place - mark.length));
      view().focus();
      dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(position))).scrollIntoView());
    },
    scrollToAnchors: (places: readonly ScrollAnchor[]) => scrollToAnchors(view(), places),
    focusStart: () => {
      const { state, dispatch } = view();
      dispatch(state.tr.setSelection(TextSelection.atStart(state.doc)));
      view().focus();
    },
    focusEnd: () => goToEnd(view(), isParted()),
    focus: () => view().focus(),
    cursorTouched,
    destroy: () => void editor.destroy(),
  };
}

export type VisualEditor = NonNullable<Awaited<ReturnType<typeof createVisualEditor>>>;
