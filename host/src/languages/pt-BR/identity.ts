import type { Translation } from '@my-note/contract/language';
import type { resetTexts } from '../../features/login/reset/texts.ts';
import type { embeddedTexts } from '../../platform/identity/embedded/texts.ts';
import type { firebaseTexts } from '../../platform/identity/firebase/texts.ts';
import type { oidcTexts } from '../../platform/identity/oidc/texts.ts';

export const embedded: Translation<typeof embeddedTexts> = {
  resetHelp: (contact) =>
    `Peça ${contact === undefined ? 'ao seu administrador' : `a ${contact}`} um link para criar uma nova senha. Este site não envia e-mails.`,
};

export const firebase: Translation<typeof firebaseTexts> = {
  google: 'Continuar com o Google',
  wrong: 'E-mail ou senha incorretos',
  taken: 'Já existe uma conta com este e-mail. Entre com ela',
  weak: 'Escolha uma senha mais longa',
  tooMany: 'Tentativas demais. Espere alguns minutos e tente novamente',
  disabled: 'Esta conta está desativada. Fale com seu administrador',
  network: 'Não foi possível acessar o serviço de login. Verifique sua conexão e tente novamente',
  blocked: 'O navegador bloqueou a janela de login. Permita janelas deste site e tente novamente',
  otherWay: 'Há uma conta com este e-mail que entra de outra forma. Use essa forma',
  notSetUp: 'Esta forma de entrar não está configurada. Fale com seu administrador',
  failed: (code) => `Não foi possível entrar (${code}). Tente novamente`,
};

export const oidc: Translation<typeof oidcTexts> = {
  continueWith: (label) => `Continuar com ${label}`,
  errors: {
    canceled: 'O login foi cancelado. Você pode tentar novamente ou entrar de outra forma',
    expired: 'O login demorou demais ou foi iniciado em outro navegador. Tente novamente',
    unreachable: 'Não foi possível acessar o provedor de login. Tente novamente em alguns minutos',
    refused:
      'O provedor de login enviou uma resposta que não é confiável. Tente novamente ou fale com seu administrador',
    'not-a-member': 'Sua conta no provedor de login não tem acesso a este site. Fale com seu administrador',
    'no-email':
      'Sua conta no provedor de login não tem endereço de e-mail, e o My Note precisa de um. Fale com seu administrador',
  },
  failed: 'Não foi possível entrar. Tente novamente',
};

export const reset: Translation<typeof resetTexts> = {
  title: 'Escolha uma nova senha',
  loading: 'Carregando',
  unknown: 'Não foi possível verificar este link',
  ended: 'Este link não funciona mais',
  endedHint: 'Ele expirou ou já foi usado. Peça um novo na página de login.',
  toLogin: 'Ir para o login',
  owner: (email) => `Para ${email}. A sessão será encerrada em todos os dispositivos.`,
  save: 'Salvar senha',
  saved: 'Senha alterada',
  savedHint: 'Entre com sua nova senha.',
};
