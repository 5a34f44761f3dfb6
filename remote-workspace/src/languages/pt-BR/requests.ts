import { pluralIn, type Translation } from '@my-note/contract/language';
import type { requestsTexts } from '../../requests/texts.ts';

const plural = pluralIn('pt-BR');

export const requests: Translation<typeof requestsTexts> = {
  intro: 'O que você enviar vai para seu administrador. A resposta aparece aqui e como notificação.',
  pageTitle: 'Problemas e sugestões',
  loading: 'Carregando',

  form: 'Nova solicitação',
  type: 'Do que se trata?',
  types: { issue: 'Algo está errado', feature: 'Falta algo' },
  title: 'Título',
  titleHints: {
    issue: 'O que dá errado, em poucas palavras.',
    feature: 'O que você gostaria de fazer, em poucas palavras.',
  },
  description: 'Descrição',
  descriptionHints: {
    issue: 'O que você fez, o que esperava e o que aconteceu. Você pode usar Markdown.',
    feature: 'O que isso ajudaria você a fazer e como você faz hoje. Você pode usar Markdown.',
  },
  write: 'Escrever',
  preview: 'Prévia',
  previewEmpty: 'Nada para visualizar ainda.',
  tooLong: (most, count) => `Use no máximo ${most} caracteres. Este texto tem ${count}.`,

  similar: (count) =>
    plural(count, {
      one: 'Você já enviou uma solicitação parecida:',
      other: `Você já enviou ${count} solicitações parecidas:`,
    }),

  screenshot: 'Captura de tela',
  screenshotHint: 'Uma imagem de no máximo 10 MB. Você também pode colar ou soltar a imagem aqui.',
  choosePicture: 'Escolher uma imagem',
  removePicture: 'Remover a imagem',
  uploading: (name) => `Enviando ${name}…`,
  stillUploading: 'A imagem ainda está sendo enviada. Espere um momento e envie de novo.',
  notUploaded: (name, reason) => `Não foi possível enviar ${name}. ${reason}`,
  notSent: 'Não foi possível enviar a imagem. Tente novamente ou remova-a.',
  wrongKind: 'Escolha uma imagem PNG, JPEG, GIF, WebP ou AVIF.',
  tooLarge: (megabytes) => `A imagem pode ter no máximo ${megabytes} MB.`,
  tryAgain: 'Tentar novamente',

  diagnostics: 'Incluir detalhes técnicos',
  diagnosticsHint: 'Só estes detalhes são enviados. Desmarque os que você não quiser incluir.',
  facts: {
    version: 'My Note',
    remotes: 'Módulos',
    browser: 'Navegador',
    window: 'Janela',
    theme: 'Tema',
    textSize: 'Tamanho do texto',
    language: 'Idioma',
    timeZone: 'Fuso horário',
    cameFrom: 'Página anterior',
    connection: 'Conexão',
    error: (nth) => `Erro ${nth}`,
  },
  contract: (version) => `contrato ${version}`,
  windowSize: (width, height, pixels) => `${width} × ${height}, ${pixels}x`,
  systemTheme: (theme) => `${theme} (sistema)`,
  notePage: 'uma nota ou categoria',
  online: 'on-line',
  offline: 'off-line',
  unreachable: 'sem resposta',
  change: 'uma alteração',

  send: 'Enviar solicitação',
  sent: 'Solicitação enviada. Agradecemos!',
  sentHint: 'É a primeira da lista abaixo.',
  draftKept: 'O que você escreve fica guardado neste navegador até você enviar.',

  own: 'Suas solicitações',
  ownEmpty: 'Nenhuma solicitação ainda. Envie uma pelo formulário acima.',
  ownUnknown: 'Não foi possível carregar suas solicitações',
  filter: 'Mostrar',
  all: 'Todas',
  more: 'Mostrar mais',
  kinds: { issue: 'Problema', feature: 'Recurso' },
  statuses: {
    open: 'Aberta',
    planned: 'Planejada',
    done: 'Concluída',
    declined: 'Recusada',
  },
  answer: 'Resposta',
  sentFacts: 'Detalhes técnicos enviados',
};
