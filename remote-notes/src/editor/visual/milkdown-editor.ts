import {
  defaultValueCtx,
  Editor,
  editorViewOptionsCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/kit/core';
import type { MilkdownPlugin } from '@milkdown/kit/ctx';
import { cleanPaste } from '@my-note/kit/markdown';
import { editorTexts } from '../../editor-texts.ts';
import { scrollRoom } from '../base/scroll-room.ts';
import { blankLineAboveEmptyItem } from '../markdown/write/normalize-tree.ts';
import { writeRules } from '../markdown/write/write-rules.ts';
import { convertWordLists } from '../paste/word-lists.ts';

const attributes = {
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': editorTexts.content,
  'aria-description': editorTexts.leaveText,
  spellcheck: 'true',
};

export const createMilkdownEditor = (
  root: HTMLElement,
  markdown: string,
  plugins: readonly MilkdownPlugin[],
): Promise<Editor> =>
  Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(remarkStringifyOptionsCtx, (options) => ({
        ...options,
        handlers: writeRules(ctx),
        join: [blankLineAboveEmptyItem],
        rule: '-' as const,
      }));
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        transformPastedHTML: (html) => cleanPaste(convertWordLists(html)),
        scrollMargin: scrollRoom,
        scrollThreshold: scrollRoom,
        attributes,
      }));
    })
    .use([...plugins])
    .create();
