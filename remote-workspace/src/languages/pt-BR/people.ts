import type { Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';
import { count, notes } from './count.ts';

export const people: Translation<typeof peopleTexts> = {
  pageTitle: 'Pessoas',
  forbidden: 'Só o operador pode abrir esta página',
  forbiddenText:
    'Ela lista as contas deste site. Se precisar de alguma alteração, peça ao seu administrador.',

  accounts: 'Contas',
  accountsHint: 'Só números: as notas de outras pessoas não aparecem aqui.',
  search: 'Buscar por nome ou e-mail',
  loading: 'Carregando contas',
  loadingMore: 'Carregando mais contas',
  unknown: 'Não foi possível carregar as contas',
  noMatch: 'Nenhuma conta corresponde. Tente menos palavras.',
  total: (n) => count(n, 'conta', 'contas'),

  operator: 'Operador',
  disabled: 'Desativada',
  you: 'Você',
  activeWhen: (when) => `Última atividade: ${when}`,
  neverActive: 'Sem atividade',
  notes,
  sessions: (n) => count(n, 'sessão', 'sessões'),
  deletedWhen: (when) => `Exclusão: ${when}`,

  backups: 'Backups',
  backupsHint: 'Cópias criptografadas de tudo, feitas pelo servidor.',
  loadingBackups: 'Carregando backups',
  backupsUnknown: 'Não foi possível carregar os backups',
  noBackups: 'Nenhum backup é feito automaticamente. Defina BACKUP_EVERY e BACKUP_TO no servidor.',
  backupsFailSince: (when, reason) => `Os backups estão falhando. Primeira falha: ${when}. ${reason}`,
  lastBackup: 'Último backup bem-sucedido',
  backupMade: (when, size, rows, files) =>
    `${when}: ${size}, ${count(rows, 'linha', 'linhas')}, ${count(files, 'anexo', 'anexos')}`,
  neverBackedUp: 'Nenhum ainda',
  backupPlace: 'Guardados em',
  nextBackup: 'Próximo backup',
  nextBackupWhen: (when, n) =>
    `${when}. ${n === 1 ? '1 backup é mantido' : `${count(n, 'backup', 'backups')} são mantidos`}`,

  actionsOf: (name) => `Ações de ${name}`,
  passwordLink: 'Criar link de senha',
  disable: 'Desativar conta',
  enable: 'Ativar conta',
  makeOperator: 'Tornar operador',
  unmakeOperator: 'Remover função de operador',
  deleteAccount: 'Excluir conta',
  keepAccount: 'Manter conta',

  disableTitle: (name) => `Desativar a conta de ${name}?`,
  disableText:
    'A sessão é encerrada em todos os dispositivos, os tokens de acesso param de funcionar e os links compartilhados são fechados. Nada é excluído, e você pode ativar a conta de novo.',
  deleteTitle: (name) => `Excluir a conta de ${name}?`,
  deleteText:
    'A sessão é encerrada agora. Em 7 dias, todas as notas e arquivos são excluídos definitivamente. Até lá, você pode manter a conta; ela também é mantida se a pessoa entrar.',
  operatorTitle: (name) => `Dar a ${name} a função de operador?`,
  operatorText: 'Operadores veem esta página: podem desativar e excluir contas e convidar pessoas.',
  unmakeTitle: (name) => `Remover a função de operador de ${name}?`,
  unmakeText: 'A pessoa mantém a conta e as notas, mas não poderá mais abrir esta página.',

  linkTitle: (name) => `Link de senha para ${name}`,
  linkText: 'Envie por um canal em que você confia. Ele funciona uma única vez e só aparece agora.',
  linkLabel: 'Link de senha',
  done: 'Concluir',

  invitations: 'Convites',
  invitationsHint:
    'Cada link cria exatamente uma conta no prazo de uma semana, mesmo com o cadastro fechado.',
  invite: 'Convidar alguém',
  inviteFor: 'Para quem é?',
  inviteForHint: 'Uma anotação para você, como um nome.',
  createInvitation: 'Criar convite',
  cancel: 'Cancelar',
  invitationFor: (label) => `Convite para ${label}`,
  invitationText: 'Envie este link para a pessoa. Ele funciona uma única vez e só aparece agora.',
  invitationLabel: 'Link de convite',
  noInvitations: 'Nenhum convite ainda. Convide alguém para criar uma conta.',
  invitationsUnknown: 'Não foi possível carregar os convites',
  loadingInvitations: 'Carregando convites',
  unnamed: 'Convite',
  expiresWhen: (when) => `Expira ${when}`,
  expiredWhen: (when) => `Expirou ${when}`,
  usedWhen: (when) => `Usado ${when}`,
  revoke: 'Revogar',

  activity: 'Atividade deste site',
  activityHint: 'Logins e outros eventos de segurança de todas as contas nos últimos 90 dias.',
  loadingActivity: 'Carregando a atividade',
  loadingMoreActivity: 'Carregando mais atividade',
  activityUnknown: 'Não foi possível carregar a atividade',
};
