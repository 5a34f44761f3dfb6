import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';

const plural = pluralIn('pt-BR');
const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: 'Histórico',
  versions: 'Versões',
  back: 'Todas as versões',
  now: 'Agora',
  words: (count) =>
    plural(count, {
      one: `${number(count)} palavra`,
      many: `${number(count)} de palavras`,
      other: `${number(count)} palavras`,
    }),
  none: {
    title: 'Nenhuma versão anterior ainda',
    text: 'Uma versão é guardada quando você volta a uma nota e a altera.',
  },
  failed: 'Não foi possível carregar o histórico',
  versionFailed: 'Não foi possível carregar esta versão',
  against: 'Comparar com',
  againstNow: 'Agora',
  againstFormer: 'Versão anterior',
  first: 'Esta é a versão mais antiga.',
  same: 'Nenhuma diferença no texto',
  shownSince: 'Alterações desde esta versão',
  shownThen: 'Alterações nesta versão',
  unchanged: (count) =>
    plural(count, {
      one: `Mostrar ${count} parte sem alterações`,
      other: `Mostrar ${count} partes sem alterações`,
    }),
  inserted: 'Inserido',
  deleted: 'Excluído',
  restore: 'Restaurar',
  restored: 'Versão restaurada',
  undo: 'Desfazer',
  notUndone: 'Não foi possível desfazer a restauração',
  undoFailed: 'O texto anterior não está mais no histórico',
  changedSince: 'A nota foi alterada depois disso. Abra o histórico dela para voltar a um texto anterior.',
  unsaved:
    'Há texto desta nota que ainda está só neste dispositivo. Ele precisa ser salvo antes de restaurar uma versão.',
  name: 'Nome',
  rename: 'Alterar nome',
  nameOf: 'Nome desta versão',
  nameHint: 'Versões com nome são guardadas para sempre.',
  save: 'Salvar',
  cancel: 'Cancelar',
  removeName: 'Remover nome',
};
