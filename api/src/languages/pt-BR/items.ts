import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('pt-BR');

export const items = {
  'api/items': {
    noteNotFound: 'Esta nota não existe ou está na lixeira',
    itemNotFound: 'Esta nota não existe',
    categoryNotFound: 'Esta categoria não existe ou está na lixeira',
    insideItself: 'Uma categoria não pode ser movida para dentro dela mesma',
    nestedTooDeeply: 'Estas categorias estão aninhadas demais. Use títulos mais curtos ou menos níveis',
    versionConflict: 'Esta nota foi alterada em outro lugar',
    wouldEmpty: 'Isso esvaziaria a nota. Confirme para salvar um texto vazio',
    locked: 'Esta nota está bloqueada. Desbloqueie-a para fazer alterações.',
    isCategory: 'Isto é uma categoria. Mova-a primeiro para a lixeira, ou exclua-a como categoria',
  },
  'api/versions': { gone: 'Esta versão não existe mais' },
  'api/categories': {
    orderChanged: 'Esta ordem foi alterada em outro lugar',
    orderOnce: 'order: cada item deve aparecer uma única vez, e nada mais',
    orderNeighbour: 'before, after: indique outro item da mesma categoria',
  },
  'api/capture': {
    journal: 'Diário',
    noteTooLong: (characters) =>
      `Uma nota pode ter no máximo ${number(characters)} caracteres. Escreva em outra`,
    keyUsed: 'Esta Idempotency-Key já foi usada em outra chamada. Use uma nova para cada nota',
    noCategory: (setting) => `${setting}: esta categoria não existe. Escolha outra`,
    noNote: (setting) => `${setting}: esta nota não existe. Escolha outra`,
  },
  'api/attachments': {
    fileGone: 'Este arquivo não existe ou foi removido',
    tooLarge: (megabytes) => `Um arquivo pode ter no máximo ${megabytes} MB. Reduza-o e tente de novo`,
    empty: 'Este arquivo está vazio',
    badRange: 'Este intervalo está fora do arquivo',
    quotaFull: (megabytes) =>
      `Suas notas e seus arquivos podem ocupar ${megabytes} MB aqui, e isto não cabe mais. Exclua arquivos ou notas de que você não precisa, esvazie a lixeira, ou peça mais espaço ao seu administrador`,
  },
  'api/tags': {
    lockedAdvice: 'A nota está bloqueada. Desbloqueie-a e renomeie a tag de novo',
    tooManyNotes: (count) =>
      `Mais de ${number(count)} notas têm esta tag. Renomeie antes as tags abaixo dela`,
    tooLong: 'A nota ficaria longa demais. Encurte-a e renomeie a tag de novo',
    inTrash: 'A nota está na lixeira',
    changedSince: 'A nota foi alterada desde então. O histórico dela tem o texto anterior',
    locked: 'A nota está bloqueada',
  },
  'api/tasks': {
    noCalendar: 'Não há nenhum calendário neste endereço. Crie um novo na página de tarefas',
    changed: 'Esta tarefa foi alterada ou removida nesse meio-tempo. Recarregue as tarefas, ou abra a nota',
    aTask: 'Uma tarefa',
    dueTitle: (count) => (count === 1 ? 'Uma tarefa vence hoje' : `${count} tarefas vencem hoje`),
    dueText: (task, others) => (others === 0 ? task : `${task}, e mais ${others}`),
  },
  'api/search-history': { gone: 'Esta busca não está mais no histórico' },
  'api/saved-searches': {
    gone: 'Esta busca salva não existe mais',
    tooMany: (count) => `No máximo ${count} buscas podem ser salvas. Remova uma de que você não precisa mais`,
  },
  'api/shares': {
    expiredTitle: 'Um link compartilhado expirou',
    notShared: 'Esta nota não está mais compartilhada',
    needsPassword: 'Este link pede uma senha',
    wrongPassword: 'Esta senha está errada',
    pageNotShared: 'Esta página não está compartilhada',
    openedTitle: 'Alguém abriu seu link compartilhado',
    tooManyAttempts: 'Tentativas demais com esta senha',
    untitled: 'Sem título',
    openedText: (title) => `“${title}” foi aberto pelo link pela primeira vez`,
    expiredText: (title) =>
      `“${title}” não pode mais ser aberto pelo link. Compartilhe de novo para criar outro`,
    hiddenTitle: 'Nota compartilhada',
    hiddenText: 'Esta nota está protegida por senha.',
    sharedWith: 'Compartilhado com o My Note.',
  },
  'api/pages': { emptyTask: 'Tarefa vazia', changedWhen: (when) => `Alterada ${when}` },
  'api/site-export': {
    embedded: (title) => `Nota incorporada: ${title}`,
    untitled: 'Sem título',
    tableOfContents: 'Sumário',
    contents: 'Conteúdo',
    lastChange: (date) => `Última alteração: ${date}`,
    breadcrumbs: 'Caminho',
    search: 'Buscar',
    notes: 'Notas',
    contentsOf: (title) => `Conteúdo de ${title}`,
    indexMissing: 'O índice da busca não foi encontrado',
    nothingFound: 'Nada foi encontrado',
    pages: (shown, count) => plural(count, { one: `${shown} página`, other: `${shown} páginas` }),
  },
} satisfies Partial<ApiCatalogue>;
