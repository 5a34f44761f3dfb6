import type { Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';
import { count, notes } from './count.ts';

export const report: Translation<typeof reportTexts> = {
  title: (day) => `Relatório de uso, ${day}`,
  loading: 'Carregando',
  failed: 'Não foi possível criar o relatório',
  empty: 'Nada para mostrar ainda',
  emptyHint: 'Escreva uma nota para ver aqui gráficos sobre suas notas.',
  print: 'Imprimir',
  asTable: 'Ver como tabela',
  asPicture: 'Ver como gráfico',
  asTableNamed: (title) => `Ver como tabela: ${title}`,
  asPictureNamed: (title) => `Ver como gráfico: ${title}`,
  tableOf: (title) => `${title}, como tabela`,
  untitled: 'Sem título',

  counts: {
    note: notes,
    word: (n) => count(n, 'palavra', 'palavras'),
    change: (n) => count(n, 'alteração', 'alterações'),
    day: (n) => count(n, 'dia', 'dias'),
    file: (n) => count(n, 'arquivo', 'arquivos'),
  },
  totals: {
    notes: 'Notas',
    words: 'Palavras',
    categories: 'Categorias',
    drafts: 'Rascunhos',
    pinned: 'Fixadas',
    shared: 'Compartilhadas',
    trashed: 'Na lixeira',
  },

  activity: 'Dias de escrita',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `${days} com alterações no último ano. O mês com mais: ${month}, com ${daysOfMonth}. O dia mais ativo: ${peak}, com ${changes}.`,
  activityNone: 'Nenhuma alteração no último ano.',
  dayCell: (day, changes) => `${day}: ${changes}`,
  less: 'Menos',
  more: 'Mais',
  day: 'Dia',
  created: 'Criadas',
  changed: 'Alteradas',

  growth: 'Crescimento',
  growthSays: (first, notesNow, words) => `A primeira nota: ${first}. Hoje: ${notesNow} e ${words}.`,
  growthLater: 'O gráfico começa no segundo dia.',
  notes: 'Notas',
  words: 'Palavras',

  categories: 'Palavras por categoria',
  categoriesSays: (title, part) => `“${title}” é a que tem mais: ${part} de todas as palavras.`,
  categoriesNone: 'Nenhuma palavra ainda.',
  topLevel: 'Sem categoria',
  rest: (others) => `mais ${others}`,
  category: 'Categoria',
  facts: (words, notesThere) => `${words} · ${notesThere}`,

  largest: 'Notas mais longas',
  largestSays: (title, words) => `A mais longa é “${title}”, com ${words}.`,
  note: 'Nota',
  characters: 'Caracteres',

  shares: 'Notas compartilhadas',
  sharesSays: (views) => `Abertas ${views} no total.`,
  sharesNone:
    'Nenhum link compartilhado ainda. Compartilhe uma nota para ver aqui quantas vezes ela é aberta.',
  times: (n, text) => (n === 1 ? 'uma vez' : `${text} vezes`),
  views: 'Visualizações',
  lastOpened: 'Última visualização',
  never: 'Nunca',

  storage: 'Armazenamento',
  storageSays: (all, most, part) => `${all} no total; ${part} em ${most}.`,
  quota: (used, limit) =>
    `Seus textos e anexos usam ${used} dos ${limit} que você tem aqui. O histórico não conta.`,
  storageNone: 'Nada está guardado ainda.',
  storageParts: { texts: 'Textos', versions: 'Histórico', attachments: 'Anexos' },
  withFiles: (part, files) => `${part}, ${files}`,
  storageOf: { texts: 'textos', versions: 'histórico', attachments: 'anexos' },
  storageKind: 'Tipo',
  size: 'Tamanho',
  part: 'Porcentagem',
};
