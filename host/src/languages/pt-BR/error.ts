import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: 'Não foi possível acessar esta página',
      text: 'O resto do My Note funciona. Verifique a conexão e tente novamente.',
      action: 'retry',
    },
    timeout: {
      title: 'Esta página está demorando demais',
      text: 'Os arquivos dela não chegaram a tempo. O resto do My Note funciona.',
      action: 'retry',
    },
    integrity: {
      title: 'Esta página foi bloqueada para sua segurança',
      text: 'Os arquivos dela não são os que foram publicados. Tente novamente. Se acontecer de novo, fale com seu administrador.',
      action: 'retry',
    },
    contract: {
      title: 'Esta página precisa de um app mais recente',
      text: 'Ela foi feita para uma versão do My Note diferente da que está nesta aba. Recarregar o app pode ajudar.',
      action: 'reload',
    },
    'shared-version': {
      title: 'Esta página precisa de um app mais recente',
      text: 'Ela precisa de partes do My Note em uma versão diferente da que está nesta aba. Recarregar o app pode ajudar.',
      action: 'reload',
    },
    evaluation: {
      title: 'Não foi possível iniciar esta página',
      text: 'Ela falhou ao iniciar. O resto do My Note funciona.',
      action: 'reload',
    },
    render: {
      title: 'Esta página parou de funcionar',
      text: 'Ocorreu uma falha. O resto do My Note funciona.',
      action: 'retry',
    },
    gone: {
      title: 'Esta página tem uma versão mais recente',
      text: 'Uma nova versão foi publicada enquanto esta aba estava aberta. Salve o que você está escrevendo e recarregue o app.',
      action: 'reload',
    },
    off: {
      title: 'Esta página está desativada',
      text: 'Seu administrador a desativou por enquanto.',
      action: 'retry',
    },
  },
  refused:
    'Os arquivos dela não vêm de um endereço permitido ou não têm soma de verificação. Fale com seu administrador.',
  reload: 'Recarregar o app',
  newVersion: 'Há uma nova versão disponível',
  override: (name) =>
    `Uma cópia própria de desenvolvimento de ${name} deveria aparecer aqui. Com Redefinir, a página publicada volta.`,
  overridden: (names) => `Cópia própria de ${names}`,
  resetOverride: 'Redefinir',
  overrideRefused: (names) =>
    `Este site não permite sua cópia própria de ${names}. A página publicada está sendo mostrada.`,
  closeNotice: 'Fechar',
};
