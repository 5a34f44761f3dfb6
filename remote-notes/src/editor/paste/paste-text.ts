import { parserCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { Fragment, type Node, Slice } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import { CellSelection } from '@milkdown/kit/prose/tables';
import { childrenOf } from '../markdown/write/written-blocks.ts';
import { detectMarkdown } from './detect-markdown.ts';
import { plainBlocks } from './plain-blocks.ts';

const isParagraph = (node: Node | undefined) => node?.type.name === 'paragraph';

/** A list pasted into an empty item continues its list, unless it has a start number of its own. */
const continuesList = (node: Node | undefined) =>
  node?.type.name === 'bullet_list' || (node?.type.name === 'ordered_list' && node.attrs.order === 1);

/** The text as blocks: parsed as Markdown, or literally where Markdown would change it. */
function blocksOf(ctx: Ctx, { schema }: EditorState, text: string): Node[] {
  const read = ctx.get(parserCtx)(text);
  return detectMarkdown(ctx, text, read) === 'markdown' ? childrenOf(read) : plainBlocks(schema, text);
}

/** Inserts text into a line; literally where it would be another kind of block. */
function intoLine(tr: Transaction, blocks: readonly Node[], text: string): Transaction {
  const [paragraph, ...more] = blocks;
  const isLine = paragraph && more.length === 0 && isParagraph(paragraph);
  const nodes = isLine ? childrenOf(paragraph) : [tr.doc.type.schema.text(text)];
  const [only, ...others] = nodes;
  // Plain text takes the marks around it.
  if (only?.isText && only.marks.length === 0 && others.length === 0)
    return tr.replaceSelectionWith(only, true);
  return tr.replaceSelection(new Slice(Fragment.from(nodes), 0, 0));
}

/** Paragraphs at the ends join the text around them; the rest becomes blocks of their own. */
export function asBlocks(tr: Transaction, blocks: readonly Node[]): Transaction {
  tr.deleteSelection();
  const content = Fragment.from([...blocks]);
  const { $from } = tr.selection;
  const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
  const [index, depth] = [$from.index(-1), $from.depth];
  const isFree = isEmpty && $from.node(-1).canReplace(index, index + 1, content);
  if (isFree && !isParagraph(blocks[0])) {
    const start = $from.before(depth);
    tr.replaceWith(start, $from.after(depth), content);
    return tr.setSelection(TextSelection.near(tr.doc.resolve(start + content.size), -1));
  }
  if (isEmpty && !isFree && continuesList(blocks[0])) return tr.replaceSelection(Slice.maxOpen(content));
  return tr.replaceSelection(
    new Slice(content, isParagraph(blocks[0]) ? 1 : 0, isParagraph(blocks.at(-1)) ? 1 : 0),
  );
}

/** Whether text of one line is inserted into the line at the selection, instead of as a block. */
function isInLine({ selection: { $from, $to } }: EditorState, blocks: readonly Node[]): boolean {
  if (!$from.parent.isTextblock) return false;
  if ($from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size) return true;
  const isItem = $from.node(-1).type.name === 'list_item' && $from.index(-1) === 0;
  return isItem && !continuesList(blocks[0]);
}

function paste(ctx: Ctx, state: EditorState, text: string): Transaction {
  const isInCell = /^table_(cell|header)$/.test(state.selection.$from.node(-1)?.type.name ?? '');
  // A cell has one line.
  const pasted = isInCell ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
  const blocks = blocksOf(ctx, state, pasted);
  return !pasted.includes('\n') && (isInCell || isInLine(state, blocks))
    ? intoLine(state.tr, blocks, pasted)
    : asBlocks(state.tr, blocks);
}

/** Pastes plain text: as Markdown when the editor keeps it, otherwise literally. */
export const pasteText = (ctx: Ctx) =>
  new Plugin({
    props: {
      handlePaste: (view, { clipboardData }) => {
        const kinds = ['text/html', 'vscode-editor-data'];
        if (!clipboardData || kinds.some((kind) => clipboardData.getData(kind) !== '')) return false;
        // A copied line often includes its line end.
        const text = clipboardData
          .getData('text/plain')
          .replaceAll(/\r\n?/g, '\n')
          .replaceAll(/^\n+|\n+$/g, '');
        const { selection } = view.state;
        const isCode = selection.$from.parent.type.spec.code;
        if (text === '' || isCode || selection instanceof CellSelection) return false;
        const tr = paste(ctx, view.state, text).setMeta('paste', true).setMeta('uiEvent', 'paste');
        view.dispatch(tr.scrollIntoView());
        return true;
      },
    },
  });
