import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

export const host: Translation<typeof texts> = {
  product: 'My Note',
  loading: 'Carregando',
  tryAgain: 'Tentar novamente',
  reload: 'Recarregar o app',
  errorDetails: 'Detalhes para seu administrador',
  pageBroke: 'Esta página parou de funcionar',
  partMissing: 'Não foi possível carregar esta parte. Verifique sua conexão e tente novamente',
  unreached: 'Não foi possível acessar esta página',

  menu: 'Menu',
  quickAccess: 'Acesso rápido',
  newShort: 'Nova',
  hideSidebar: 'Ocultar barra lateral',
  showSidebar: 'Mostrar barra lateral',
  close: 'Fechar',
  overview: 'Visão geral',
  search: 'Buscar',
  skip: 'Pular para o conteúdo',
  offline: 'Off-line',
  offlineHint: 'Você está off-line. O que você escrever fica neste dispositivo até a conexão voltar.',

  userMenu: (initials) => `Menu do usuário ${initials}`,
  userMenuUnread: (initials, count) =>
    `Menu do usuário ${initials}, ${count} ${count === 1 ? 'não lida' : 'não lidas'}`,
  toDark: 'Tema escuro',
  toLight: 'Tema claro',
  login: 'Entrar',
  createAccount: 'Criar conta',

  settingsUnknown: 'Não foi possível carregar suas configurações',

  home: 'Início',
  recent: 'Recentes',
  noRecent: 'As notas que você abrir aparecem aqui',
  pinned: 'Fixadas',
  noPinned: 'Nada fixado ainda',
  notes: 'Notas',
  emptyCategory: 'Vazia',
  noNotes: 'Nenhuma nota ainda',
  noNotesWithPrefix: 'Nenhuma nota começa com este prefixo',
  notesUnknown: 'Não foi possível carregar suas notas',
  add: 'Adicionar',
  newNote: 'Nova nota',
  newCategory: 'Nova categoria',
  fromTemplate: 'A partir de modelo',
};
