import { editorViewCtx, parserCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { TextSelection } from '@milkdown/kit/prose/state';
import { inTasks, type Pace } from '../base/in-tasks.ts';
import { endsWithBlankLine } from '../base/trailing-paragraph.ts';
import { offsetOfPosition, positionOfOffset } from '../markdown/cursor-offset.ts';
import { documentChange, replaceDocument } from '../markdown/document-change.ts';
import { preserveInSteps, preserveSource } from '../markdown/preserve/preserve-source.ts';
import { createFrontMatter, joinPrefix, splitPrefix } from '../markdown/read/front-matter.ts';
import { childrenOf, writtenChildren } from '../markdown/write/written-blocks.ts';
import { FrontMatterStep } from './front-matter-steps.ts';

/** A private-use character pair that no text has, to find the selection in the Markdown. */
const SELECTION = '\ue000\ue001';

/**
 * The text of an editor, in and out as Markdown. Its front matter is not in the document.
 *
 * @param content the text that the editor was created with
 * @returns null when the editor would change the meaning of the text
 */
export async function createDocumentText(ctx: Ctx, content: string, root: HTMLElement, pace?: Pace) {
  const view = () => ctx.get(editorViewCtx);
  const frontMatter = createFrontMatter(root);
  let { mark, text: body } = splitPrefix(content);
  let write = await inTasks(preserveInSteps(ctx, body, childrenOf(view().state.doc)), pace);
  let applying = false;
  if (!write) return null;
  frontMatter.show(mark);
  const currentBody = (): string => write?.(view().state.doc) ?? body;

  return {
    properties: {
      box: frontMatter.box,
      store: frontMatter.store,
      /** Replaces the front matter with its marks and the blank lines behind it. */
      set: (next: string) => {
        if (next !== mark) view().dispatch(view().state.tr.step(new FrontMatterStep(mark, next)));
      },
      /** Shows what a step has changed; one that is taken back leaves a front matter that others have changed since. */
      take: ({ before, after }: FrontMatterStep) => {
        if (before !== mark) return;
        mark = after;
        frontMatter.show(mark);
      },
    },
    markdown: (): string => joinPrefix(mark, currentBody()),
    endsWithBlankLine: () => endsWithBlankLine(currentBody()),
    isApplying: () => applying,
    /** Replaces only what differs, so that the cursor stays. False when the editor cannot keep the text. */
    apply: (markdown: string): boolean => {
      const parse = ctx.get(parserCtx);
      const next = splitPrefix(markdown);
      const [written, doc] = [parse(currentBody()), parse(next.text)];
      ({ mark, text: body } = next);
      frontMatter.show(mark);
      const preserve = () => {
        const current = view().state.doc;
        write = preserveSource(ctx, body, writtenChildren(current, doc) ?? childrenOf(current));
        return write !== null;
      };
      applying = true;
      try {
        view().dispatch(documentChange(view().state, written, doc));
        if (preserve()) return true;
        view().dispatch(replaceDocument(view().state, doc));
        return preserve();
      } finally {
        applying = false;
      }
    },
    aroundSelection: (): [before: string, after: string] => {
      const { doc } = view().state.tr.deleteSelection().insertText(SELECTION);
      const [before = '', after = ''] = (write?.(doc) ?? body).split(SELECTION);
      return [mark + before, after];
    },
    cursorOffset: (): number => {
      const { doc, selection } = view().state;
      return mark.length + offsetOfPosition(ctx, currentBody(), doc, selection.head);
    },
    setCursorOffset: (offset: number): void => {
      const { state, dispatch } = view();
      const position = positionOfOffset(ctx, currentBody(), state.doc, Math.max(0, offset - mark.length));
      view().focus();
      dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(position))).scrollIntoView());
    },
  };
}
