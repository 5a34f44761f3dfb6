import type { Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';
import { count } from './count.ts';

export const people: Translation<typeof peopleTexts> = {
  pageTitle: 'Personnes',
  forbidden: 'Seul le gestionnaire peut ouvrir cette page',
  forbiddenText:
    'Elle liste les comptes de ce site. Si quelque chose doit être changé, adressez-vous à votre administrateur.',

  accounts: 'Comptes',
  accountsHint: 'Uniquement des chiffres : les notes des autres ne sont jamais affichées ici.',
  search: 'Rechercher par nom ou e-mail',
  loading: 'Chargement des comptes',
  loadingMore: 'Chargement d’autres comptes',
  unknown: 'Impossible de charger les comptes',
  noMatch: 'Aucun compte ne correspond. Essayez avec moins de mots.',
  total: (n) => count(n, 'compte', 'comptes'),

  operator: 'Gestionnaire',
  disabled: 'Désactivé',
  you: 'Vous',
  activeWhen: (when) => `Dernière activité ${when}`,
  neverActive: 'Jamais actif',
  notes: (n) => count(n, 'note', 'notes'),
  sessions: (n) => count(n, 'session', 'sessions'),
  deletedWhen: (when) => `Suppression ${when}`,

  backups: 'Sauvegardes',
  backupsHint: 'Des copies chiffrées de tout, faites par le serveur.',
  loadingBackups: 'Chargement des sauvegardes',
  backupsUnknown: 'Impossible de charger les sauvegardes',
  noBackups:
    'Aucune sauvegarde automatique n’est faite. Définissez BACKUP_EVERY et BACKUP_TO sur le serveur.',
  backupsFailSince: (when, reason) => `Les sauvegardes échouent. Premier échec : ${when}. ${reason}`,
  lastBackup: 'Dernière sauvegarde réussie',
  backupMade: (when, size, rows, files) =>
    `${when} : ${size}, ${count(rows, 'ligne', 'lignes')}, ${count(files, 'pièce jointe', 'pièces jointes')}`,
  neverBackedUp: 'Aucune pour l’instant',
  backupPlace: 'Emplacement',
  nextBackup: 'Prochaine sauvegarde',
  nextBackupWhen: (when, n) => `${when}. ${count(n, 'sauvegarde conservée', 'sauvegardes conservées')}`,

  actionsOf: (name) => `Actions pour ${name}`,
  passwordLink: 'Créer un lien de mot de passe',
  disable: 'Désactiver le compte',
  enable: 'Réactiver le compte',
  makeOperator: 'Nommer gestionnaire',
  unmakeOperator: 'Retirer le rôle de gestionnaire',
  deleteAccount: 'Supprimer le compte',
  keepAccount: 'Conserver le compte',

  disableTitle: (name) => `Désactiver le compte de ${name} ?`,
  disableText:
    'Cette personne est déconnectée de tous ses appareils, ses jetons d’accès cessent de fonctionner et ses liens de partage se ferment. Rien n’est supprimé, et vous pourrez réactiver le compte.',
  deleteTitle: (name) => `Supprimer le compte de ${name} ?`,
  deleteText:
    'Cette personne est déconnectée dès maintenant. Dans 7 jours, toutes ses notes et tous ses fichiers seront définitivement supprimés. D’ici là, vous pouvez conserver le compte, et une connexion le conserve aussi.',
  operatorTitle: (name) => `Nommer ${name} gestionnaire ?`,
  operatorText:
    'Les gestionnaires voient cette page : ils peuvent désactiver et supprimer des comptes, et inviter des personnes.',
  unmakeTitle: (name) => `Retirer à ${name} le rôle de gestionnaire ?`,
  unmakeText: 'Cette personne garde son compte et ses notes, mais ne pourra plus ouvrir cette page.',

  linkTitle: (name) => `Lien de mot de passe pour ${name}`,
  linkText:
    'Envoyez-le à cette personne par un moyen auquel vous faites confiance. Il sert une seule fois et ne s’affiche que maintenant.',
  linkLabel: 'Lien de mot de passe',
  done: 'Terminé',

  invitations: 'Invitations',
  invitationsHint:
    'Chaque lien permet de créer un seul compte dans la semaine, même quand les inscriptions sont fermées.',
  invite: 'Inviter quelqu’un',
  inviteFor: 'Pour qui est-elle ?',
  inviteForHint: 'Un repère pour vous, par exemple un nom.',
  createInvitation: 'Créer l’invitation',
  cancel: 'Annuler',
  invitationFor: (label) => `Invitation pour ${label}`,
  invitationText: 'Envoyez ce lien à la personne. Il sert une seule fois et ne s’affiche que maintenant.',
  invitationLabel: 'Lien d’invitation',
  noInvitations: 'Aucune invitation. Invitez quelqu’un à créer un compte.',
  invitationsUnknown: 'Impossible de charger les invitations',
  loadingInvitations: 'Chargement des invitations',
  unnamed: 'Invitation',
  expiresWhen: (when) => `Expire ${when}`,
  expiredWhen: (when) => `Expirée ${when}`,
  usedWhen: (when) => `Utilisée ${when}`,
  revoke: 'Révoquer',

  activity: 'Activité de ce site',
  activityHint: 'Les connexions et autres événements de sécurité de tous les comptes des 90 derniers jours.',
  loadingActivity: 'Chargement de l’activité',
  loadingMoreActivity: 'Chargement de la suite de l’activité',
  activityUnknown: 'Impossible de charger l’activité',
};
