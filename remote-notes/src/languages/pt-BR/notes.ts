import { pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../texts.ts';

const plural = pluralIn('pt-BR');

export const notes: Translation<typeof texts> = {
  untitled: 'Sem título',
  moreLevels: (count) =>
    plural(count, { one: `Mostrar mais ${count} nível`, other: `Mostrar mais ${count} níveis` }),
  breadcrumbs: 'Caminho',
  neighbours: 'Anterior e próxima',
  previous: 'Anterior',
  next: 'Próxima',
  shortcuts: 'Em uma nota ou categoria',
  actions: {
    edit: 'Editar',
    done: 'Concluir',
    lock: 'Bloquear nota',
    unlock: 'Desbloquear nota',
    pin: 'Fixar',
    unpin: 'Desafixar',
    more: 'Mais',
    addIcon: 'Adicionar ícone',
    changeIcon: 'Alterar ícone',
    exportMarkdown: 'Exportar Markdown',
    downloadHtml: 'Baixar como HTML',
    print: 'Imprimir com sumário',
    copyLink: 'Copiar link',
    history: 'Histórico',
    moveToTrash: 'Mover para a lixeira',
    undo: 'Desfazer',
    move: 'Mover',
    share: 'Compartilhar',
    tryAgain: 'Tentar novamente',
  },
  shareFailed:
    'Não foi possível carregar as opções de compartilhamento. Verifique sua conexão e tente novamente.',
  trashed: (title) => `“${title}” está na lixeira`,
  contents: 'Sumário',
  editedWhen: (when) => `Editada ${when}`,
  unlock: 'Desbloquear',
  locked: 'Esta nota está bloqueada contra alterações',
  text: 'Texto da nota',
  onlyDraft: 'Esta nota é o único rascunho.',
  openingEditor: 'Abrindo o editor',
  emptyNote: 'Nada escrito ainda',
  dialogFailed: 'Não foi possível carregar. Verifique sua conexão e tente novamente.',
  taskGone: 'A nota foi alterada em outro lugar e não tem mais esta tarefa',
  pageFailed: 'Não foi possível carregar esta página',
  editorFailed: 'Não foi possível carregar o editor. Verifique sua conexão e tente novamente.',
  save: {
    saving: 'Salvando…',
    saved: (time) => `Salva: ${time}`,
    offline: 'Off-line, guardado neste dispositivo',
    offlineFor: (minutes) =>
      `Off-line, guardado neste dispositivo. Sem salvar há ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}`,
    blocked: (status) =>
      `Não foi salvo: algo entre você e o servidor recusou (${status}). Está guardado neste dispositivo e haverá nova tentativa.`,
    notKept: 'Não foi salvo, e este dispositivo não consegue guardar. Deixe esta página aberta.',
    tryAgain: 'Tentar novamente',
    diskFull:
      'O disco do servidor está cheio. Seu texto está guardado neste dispositivo e será salvo quando houver espaço. Avise seu administrador.',
    conflict: 'Conflito',
    signedOut: 'Sessão encerrada, guardado neste dispositivo',
    gone: 'Nota excluída, guardado neste dispositivo',
    locked: 'Não foi salvo: a nota foi bloqueada em outro lugar. Está guardado neste dispositivo',
    refused: (message) => `Não foi salvo, guardado neste dispositivo. ${message}`,
  },
  watch: 'Assistir com esta nota',
  orphans: { title: 'Há texto não salvo de uma nota excluída neste dispositivo' },
  lost: {
    title: 'Há texto não salvo desta nota neste dispositivo',
    restore: 'Recuperar texto não salvo',
    discard: 'Descartar',
  },
};
