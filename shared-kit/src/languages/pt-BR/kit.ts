import type { Translation } from '@my-note/contract/language';
import type { kitTexts } from '../../texts.ts';

export const kit: Translation<typeof kitTexts> = {
  menu: 'Menu',
  tryAgain: 'Tentar novamente',
  more: 'Mostrar mais',
  actionFailed: (label) => `Não foi possível concluir “${label}”`,
  cancel: 'Cancelar',
  close: 'Fechar',
  justNow: 'agora mesmo',
  untitled: 'Sem título',
  note: 'Nota',
  category: 'Categoria',
  onlyPrefix: (prefix) => `Somente: ${prefix}`,
  textChanged: 'A nota foi alterada em outro lugar. Dê uma olhada e tente novamente.',
  removePrefix: 'Mostrar todas as notas',
  nowSharedBy: (title) =>
    `Agora ela faz parte de “${title}”, que está compartilhada: qualquer pessoa com o link pode ler.`,
};
