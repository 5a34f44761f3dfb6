import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/kit/core';
import { clipboard } from '@milkdown/kit/plugin/clipboard';
import { history } from '@milkdown/kit/plugin/history';
import { commonmark, remarkPreserveEmptyLinePlugin } from '@milkdown/kit/preset/commonmark';
import { gfm, insertTableCommand } from '@milkdown/kit/preset/gfm';
import { keymap } from '@milkdown/kit/prose/keymap';
import { type Command, Plugin, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $prose, callCommand, getMarkdown } from '@milkdown/kit/utils';
import { type Formatting, formattingOf, sameFormatting } from './formatting.ts';
import { linkAt } from './links.ts';
import { clickTask, tickTask } from './lists.ts';

interface EditorParts {
  root: HTMLElement;
  content: string;
  label: string;
  /** A person changed the text; the Markdown is asked for with `markdown()`. */
  onEdit: () => void;
  onFormatting: (formatting: Formatting) => void;
}

// An empty paragraph would be written down as HTML. It is left out instead.
const blocks = commonmark.filter(
  (plugin) =>
    plugin !== remarkPreserveEmptyLinePlugin.plugin && plugin !== remarkPreserveEmptyLinePlugin.options,
);

const isEmpty = ({ state: { doc } }: EditorView) =>
  doc.childCount === 1 && doc.firstChild?.isTextblock && doc.content.size === 2;

/** A Markdown editor on a page's element. Its text is Markdown, in and out. */
export async function createMarkdownEditor({ root, content, label, onEdit, onFormatting }: EditorParts) {
  let shown: Formatting = new Set();
  const watch = $prose(
    () =>
      new Plugin({
        props: { handleDOMEvents: { mousedown: clickTask } },
        view: (first) => {
          root.toggleAttribute('data-empty', isEmpty(first));
          return {
            update: (view, before) => {
              root.toggleAttribute('data-empty', isEmpty(view));
              const formatting = formattingOf(view.state);
              if (!sameFormatting(formatting, shown)) onFormatting(formatting);
              shown = formatting;
              if (!view.state.doc.eq(before.doc)) onEdit();
            },
          };
        },
      }),
  );
  const keys = $prose(() => keymap({ 'Mod-Enter': tickTask }));

  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, content);
      ctx.update(remarkStringifyOptionsCtx, (options) => ({
        ...options,
        bullet: '-' as const,
        rule: '-' as const,
      }));
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      }));
    })
    .use([keys, blocks, gfm, history, clipboard, watch].flat())
    .create();

  const view = () => editor.ctx.get(editorViewCtx);
  const serialise = () => editor.action(getMarkdown());
  // Writing Markdown differs from its source in details; only what a person changes may go back.
  const untouched = serialise();

  return {
    markdown: (): string => {
      const markdown = serialise();
      if (markdown === untouched) return content;
      return markdown.trim() === '' ? '' : markdown;
    },
    run: (command: Command) => {
      command(view().state, view().dispatch, view());
      view().focus();
    },
    insertTable: () => {
      editor.action(callCommand(insertTableCommand.key, { row: 3, col: 3 }));
      view().focus();
    },
    link: () => linkAt(view().state)?.href ?? '',
    focusStart: () => {
      const { state, dispatch } = view();
      dispatch(state.tr.setSelection(TextSelection.atStart(state.doc)));
      view().focus();
    },
    focus: () => view().focus(),
    destroy: () => void editor.destroy(),
  };
}

export type MarkdownEditor = Awaited<ReturnType<typeof createMarkdownEditor>>;
