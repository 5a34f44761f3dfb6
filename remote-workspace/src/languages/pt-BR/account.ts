import { dateFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { activityTexts } from '../../account/activity/texts.ts';
import type { deletionTexts } from '../../account/deletion/texts.ts';
import type { devicesTexts } from '../../account/devices/texts.ts';
import type { identitiesTexts } from '../../account/identities/texts.ts';
import type { passwordTexts } from '../../account/password/texts.ts';
import type { profileTexts } from '../../account/profile/texts.ts';
import type { accountTexts } from '../../account/texts.ts';

const plural = pluralIn('pt-BR');
const day = dateFormat({ dateStyle: 'long' });

export const account: Translation<typeof accountTexts> = {
  pageTitle: 'Conta',
  loading: 'Carregando',
  unknown: 'Não foi possível carregar sua conta',
  elsewhereTitle: 'Nome, e-mail e senha',
  elsewhere: (email) =>
    `Você entra como ${email} por outro serviço. Altere lá seu nome, imagem, e-mail e senha.`,
  connections: 'Conexões',
  connectionsHint: 'Tokens de acesso e webhooks permitem que outros programas usem suas notas.',
  openConnections: 'Abrir conexões',
  cancel: 'Cancelar',
  password: 'Sua senha',
};

export const activity: Translation<typeof activityTexts> = {
  title: 'Atividade',
  hint: 'Logins e outros eventos de segurança dos últimos 90 dias. Viu algo que não foi você? Altere sua senha.',
  loading: 'Carregando a atividade',
  loadingMore: 'Carregando mais atividade',
  unknown: 'Não foi possível carregar sua atividade',
  empty: 'Nada aqui ainda. Logins e alterações na sua conta vão aparecer nesta lista.',
  kinds: {
    'signed-in': 'Login realizado',
    'sign-in-failed': 'Falha no login: senha incorreta',
    'signed-out': 'Sessão encerrada',
    'signed-out-everywhere': 'Sessão encerrada em outros dispositivos',
    'email-changed': 'E-mail alterado',
    'password-changed': 'Senha alterada',
    'deletion-scheduled': 'Exclusão da conta agendada',
    'deletion-canceled': 'Exclusão da conta cancelada',
    'password-link-created': 'Link para nova senha criado',
    'password-reset': 'Senha substituída por meio de um link',
    'share-created': 'Link compartilhado criado',
    'share-removed': 'Link compartilhado removido',
    'token-created': 'Token de acesso criado',
    'token-revoked': 'Token de acesso revogado',
    'two-step-on': 'Verificação em duas etapas ativada',
    'two-step-off': 'Verificação em duas etapas desativada',
    'recovery-codes-renewed': 'Novos códigos de recuperação criados',
    'second-step-failed': 'Falha no login: senha certa, código incorreto',
    'recovery-code-used': 'Código de recuperação usado no login',
    'passkey-added': 'Chave de acesso adicionada',
    'passkey-removed': 'Chave de acesso removida',
    'identity-linked': 'Login único adicionado à conta',
    'account-disabled': 'Conta desativada',
    'account-enabled': 'Conta ativada',
    'operator-made': 'Função de operador atribuída',
    'operator-unmade': 'Função de operador retirada',
    'invitation-created': 'Convite criado',
    'invitation-revoked': 'Convite revogado',
  },
  unnamed: 'Outro evento',
  actors: { self: '', operator: 'Pelo seu administrador', unknown: '' },
};

export const deletion: Translation<typeof deletionTexts> = {
  title: 'Excluir conta',
  hint: 'Remove sua conta com todas as notas, arquivos e links compartilhados, depois de 7 dias.',
  open: 'Excluir conta…',
  dialogTitle: 'Excluir sua conta?',
  text: 'Sua sessão será encerrada em todos os lugares e seus links compartilhados param de funcionar agora. Depois de 7 dias, tudo é removido para sempre. Entre antes disso para manter sua conta.',
  exportFirst: 'Exporte suas notas antes',
  confirm: (email) => `Digite ${email} para confirmar`,
  signInFirst: 'Antes, saia e entre de novo. Depois você terá 10 minutos para excluir sua conta.',
  submit: 'Excluir conta',
  planned: 'Sua conta será excluída',
  plannedHint: (at) => `Em ${day(new Date(at))}. Entre antes disso para mantê-la.`,
};

export const devices: Translation<typeof devicesTexts> = {
  title: 'Dispositivos',
  hint: 'Onde sua conta está conectada.',
  unknown: 'Não foi possível carregar seus dispositivos',
  unknownDevice: 'Dispositivo desconhecido',
  thisDevice: 'Este dispositivo',
  usedWhen: (when) => `Último uso: ${when}`,
  signOut: 'Encerrar sessão',
  signOutOthers: 'Encerrar as outras sessões',
  signOutAll: 'Encerrar todas as sessões',
  signOutAllTitle: 'Encerrar todas as sessões?',
  signOutAllText:
    'Você vai sair de todos os dispositivos, inclusive deste. Textos não salvos ficam em cada dispositivo.',
};

export const identities: Translation<typeof identitiesTexts> = {
  title: 'Formas de entrar',
  hint: 'Todas abrem esta conta.',
  unknown: 'Não foi possível carregar as formas de entrar',
  embedded: 'E-mail e senha',
  oidc: (issuer) => `Login único em ${issuer}`,
  firebase: 'Firebase',
  usedWhen: (when) => `Último uso: ${when}`,
};

export const password: Translation<typeof passwordTexts> = {
  title: 'Senha',
  hint: 'Alterar a senha encerra a sessão em todos os seus outros dispositivos. Os tokens de acesso continuam funcionando até você revogá-los.',
  current: 'Senha atual',
  next: 'Nova senha',
  change: 'Alterar senha',
  changed: (ended) =>
    ended === 0
      ? 'Senha alterada.'
      : `Senha alterada. ${plural(ended, {
          one: `A sessão foi encerrada em mais ${ended} dispositivo.`,
          other: `A sessão foi encerrada em mais ${ended} dispositivos.`,
        })}`,
};

export const profile: Translation<typeof profileTexts> = {
  title: 'Nome e imagem',
  hint: 'Só você vê sua imagem.',
  name: 'Nome',
  saveName: 'Salvar nome',
  nameSaved: 'Nome salvo',
  choosePicture: 'Escolher uma imagem',
  changePicture: 'Alterar imagem',
  removePicture: 'Remover imagem',
  picture: 'Sua imagem',
  wrongKind: 'Não foi possível ler esta imagem. Escolha um arquivo PNG, JPEG ou WebP.',

  email: 'E-mail',
  emailHint: (email) => `Você entra como ${email}.`,
  newEmail: 'Novo e-mail',
  change: 'Alterar e-mail',
  emailSaved: (email) => `E-mail alterado. De agora em diante, entre como ${email}.`,
};
