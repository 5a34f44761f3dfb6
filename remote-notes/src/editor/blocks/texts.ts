import { translated } from '@my-note/contract/language';
import { editorTexts } from '../../editor-texts.ts';
import type { Kind } from './change/turn-into.ts';

const { heading, paragraph, bulletList, orderedList, taskList, quote, codeBlock } = editorTexts;

/** Texts of the block menu. */
export const blockTexts = translated('notes/blocks', {
  handle: 'Drag to move, click for the menu',
  menu: editorTexts.block,
  turnInto: 'Turn into',
  current: 'Current',
  kinds: {
    text: paragraph,
    'heading-1': heading(1),
    'heading-2': heading(2),
    'heading-3': heading(3),
    bullets: bulletList,
    numbers: orderedList,
    task: taskList,
    quote,
    callout: 'Callout',
    code: codeBlock,
  } satisfies Record<Kind, string>,
  duplicate: 'Duplicate',
  copyLink: 'Copy link to heading',
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete',
  linkCopied: 'Link copied',
  linkNotCopied: 'Couldn’t copy the link. Your browser does not allow it.',
});
