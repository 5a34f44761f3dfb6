import { parserCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { DOMParser as BlockParser } from '@milkdown/kit/prose/model';
import { Plugin } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { cleanPaste } from '@my-note/kit/markdown';
import { VISUAL_MAX_LENGTH } from '../base/text-editor.ts';
import { writeBlocks } from '../markdown/write/write-blocks.ts';
import { childrenOf, isWritten } from '../markdown/write/written-blocks.ts';
import { asBlocks } from './paste-text.ts';
import { splitHtml } from './split-html.ts';
import { convertWordLists } from './word-lists.ts';

/** Longer HTML takes too long to parse in one task. */
const LONG_HTML = 100_000;

/** A long text that is being pasted. The editor is read-only until its Markdown is ready. */
export interface LongPaste {
  /** The Markdown in pieces, with the progress from 0 to 1. */
  pieces: Generator<{ markdown: string; done: number }>;
  /** Whether the editor can hold this much more. */
  fits: (markdown: string) => boolean;
  /** The Markdown before and after the place of the paste. */
  around: () => [before: string, after: string];
  /** Inserts the Markdown, and makes the editor editable again. */
  insert: (markdown: string) => void;
}

function* textPieces(text: string): LongPaste['pieces'] {
  yield { markdown: text.replaceAll(/\r\n?/g, '\n'), done: 1 };
}

function* markdownPieces(ctx: Ctx, view: EditorView, html: string): LongPaste['pieces'] {
  const { body } = new DOMParser().parseFromString(convertWordLists(html), 'text/html');
  for (const part of body.querySelectorAll('style, script, title, meta')) part.remove();
  const { length } = body.innerHTML;
  let read = 0;
  for (const piece of splitHtml(body)) {
    const { body: clean } = new DOMParser().parseFromString(cleanPaste(piece.html), 'text/html');
    const parsed = BlockParser.fromSchema(view.state.schema).parse(clean);
    read += piece.html.length;
    const blocks = childrenOf(parsed).filter(isWritten);
    const markdown = blocks.length > 0 ? writeBlocks(ctx, blocks) : '';
    yield {
      markdown: markdown && markdown + (piece.continuesList ? '\n' : '\n\n'),
      done: Math.min(1, read / length),
    };
  }
}

export type OnLongPaste = (paste: LongPaste) => void;

/** Passes on pastes that are too long to insert in one task. Embedded images in HTML do not count. */
export const longPaste = (onTooLong: OnLongPaste | undefined, around: LongPaste['around']) => (ctx: Ctx) => {
  let isPasting = false;
  return new Plugin({
    props: {
      editable: () => !isPasting,
      handleDOMEvents: {
        paste: (view, event) => {
          const { clipboardData } = event;
          if (!onTooLong || !clipboardData || isPasting || view.state.selection.$from.parent.type.spec.code)
            return isPasting;
          const isCode = clipboardData.getData('vscode-editor-data') !== '';
          const html = isCode ? '' : clipboardData.getData('text/html');
          const text = clipboardData.getData('text/plain');
          const fits = (more: string) => view.state.doc.content.size + more.length <= VISUAL_MAX_LENGTH;
          const isTooLong = html ? html.replaceAll(/"data:[^"]*"/g, '').length > LONG_HTML : !fits(text);
          if (!isTooLong) return false;
          event.preventDefault();
          isPasting = true;
          view.setProps({});
          const insert = (markdown: string) => {
            isPasting = false;
            view.setProps({});
            view.dispatch(asBlocks(view.state.tr, childrenOf(ctx.get(parserCtx)(markdown))).scrollIntoView());
            view.focus();
          };
          onTooLong({
            pieces: html ? markdownPieces(ctx, view, html) : textPieces(text),
            fits,
            around,
            insert,
          });
          return true;
        },
      },
    },
  });
};
