import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

export const commands: Translation<typeof texts> = {
  newNote: { label: 'Nova nota', keywords: 'adicionar criar escrever rascunho' },
  newCategory: { label: 'Nova categoria', keywords: 'adicionar criar pasta' },
  toDark: { label: 'Tema escuro', keywords: 'alternar modo aparência aparencia noite' },
  toLight: { label: 'Tema claro', keywords: 'alternar modo aparência aparencia dia' },
  home: { label: 'Ir para Início', keywords: 'inicio painel principal' },
  sharing: { label: 'Ir para Compartilhados', keywords: 'links compartilhar compartilhamento' },
  trash: { label: 'Ir para a lixeira', keywords: 'excluídas excluidas apagadas' },
  notifications: { label: 'Ir para Notificações', keywords: 'notificacoes avisos mensagens novidades' },
  requests: {
    label: 'Ir para Problemas e sugestões',
    keywords: 'erro falha bug desejo sugestão sugestao feedback solicitação solicitacao',
  },
  transfer: {
    label: 'Ir para Importar e exportar',
    keywords: 'backup cópia copia zip markdown obsidian joplin',
  },
  youtube: { label: 'Ir para o Youtube Reader', keywords: 'vídeos videos canais' },
  sidebar: {
    label: 'Ocultar ou mostrar a barra lateral',
    keywords: 'navegação navegacao árvore arvore painel foco',
  },
  overview: { label: 'Abrir a visão geral', keywords: 'visao árvore arvore menu tudo' },
  settings: { label: 'Configurações', keywords: 'configuracoes ajustes preferências preferencias opções' },
  shortcuts: { label: 'Atalhos de teclado', keywords: 'teclas ajuda' },
  about: { label: 'Sobre este app', keywords: 'versão versao módulos modulos informações' },
  clearPrefix: { label: 'Limpar o filtro de prefixo', keywords: 'mostrar todas as notas somente' },
  logout: { label: 'Sair', keywords: 'encerrar sessão sessao logout' },
  widerSidebar: { label: 'Alargar a barra lateral', keywords: 'largura tamanho navegação' },
  narrowerSidebar: { label: 'Estreitar a barra lateral', keywords: 'largura tamanho navegação' },
};
