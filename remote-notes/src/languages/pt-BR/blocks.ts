import type { Translation } from '@my-note/contract/language';
import type { blockTexts } from '../../editor/blocks/texts.ts';
import { editor } from './editor.ts';

export const blocks: Translation<typeof blockTexts> = {
  handle: 'Arraste para mover, clique para abrir o menu',
  menu: editor.block,
  turnInto: editor.turnInto,
  current: 'Atual',
  kinds: {
    text: editor.paragraph,
    'heading-1': editor.heading(1),
    'heading-2': editor.heading(2),
    'heading-3': editor.heading(3),
    bullets: editor.bulletList,
    numbers: editor.orderedList,
    task: editor.taskList,
    quote: editor.quote,
    callout: editor.callout,
    code: editor.codeBlock,
  },
  duplicate: 'Duplicar',
  copyLink: 'Copiar link do título',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  delete: 'Excluir',
  linkCopied: editor.linkCopied,
  linkNotCopied: editor.linkNotCopied,
};
