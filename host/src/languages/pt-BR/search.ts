import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const plural = pluralIn('pt-BR');
const number = numberFormat();

export const search: Translation<typeof texts> = {
  search: 'Buscar',
  close: 'Fechar a busca',
  placeholder: 'Buscar…',
  hint: "Para encontrar a palavra exata, digite ' antes dela, assim: 'nota'",
  filtersHint: 'Filtros: tag: in: has:task has:image has:file before: after: -palavra',
  filters: 'Filtros',
  excludedWord: (word) => `sem: ${word}`,
  removeFilter: (filter) => `Remover o filtro ${filter}`,
  commandsHint: 'Digite > para ver os comandos.',
  results: 'Resultados',
  nothing: 'Nada encontrado.',
  count: (titles, inText) =>
    `${plural(titles, { one: `${titles} resultado`, other: `${titles} resultados` })}${inText > 0 ? `, ${inText} no texto` : ''}`,
  failed: 'Não foi possível iniciar a busca.',
  tryAgain: 'Tentar novamente',

  inText: 'No texto',
  similar: 'Títulos parecidos',
  indexing: (notes) =>
    `${plural(notes, {
      one: `${number(notes)} nota ainda está sendo preparada`,
      other: `${number(notes)} notas ainda estão sendo preparadas`,
    })} para a busca. Alguns resultados podem faltar.`,
  textUnknown: 'Não foi possível buscar no texto das suas notas. A busca nos títulos continua funcionando.',

  opened: 'Recentes',
  history: 'Buscas recentes',
  historyEmpty: 'Nenhuma busca recente. Digite uma palavra de um título ou de um endereço.',
  historyUnknown: 'Não foi possível carregar suas buscas recentes.',
  forget: (name) => `Remover ${name} do histórico`,
  clear: 'Limpar histórico',
  clearQuestion: 'Limpar todas as buscas recentes?',
  clearYes: 'Limpar',
  clearNo: 'Manter',

  commandFailed: (label) => `Não foi possível concluir “${label}”`,
  commands: 'Comandos',
  noCommand: 'Nenhum comando tem esse nome.',
};
