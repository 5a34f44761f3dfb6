import { dateFormat, pluralIn } from '@my-note/contract/language';
import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';

const plural = pluralIn('fr');
const day = dateFormat({ dateStyle: 'long' });

type Names = 'account' | 'activity' | 'deletion' | 'devices' | 'identities' | 'password' | 'profile';

/** The groups of the page of the account, besides its factors. */
export const account: Pick<RemoteWorkspaceCatalogue, `workspace/${Names}`> = {
  'workspace/account': {
    pageTitle: 'Compte',
    loading: 'Chargement',
    unknown: 'Impossible de charger votre compte',
    elsewhereTitle: 'Nom, e-mail et mot de passe',
    elsewhere: (email) =>
      `Vous vous connectez en tant que ${email} par un autre service. C’est là que vous pouvez changer votre nom, votre image, votre e-mail et votre mot de passe.`,
    connections: 'Intégrations',
    connectionsHint:
      'Les jetons d’accès et les webhooks permettent à d’autres logiciels d’utiliser vos notes.',
    openConnections: 'Ouvrir les intégrations',
    cancel: 'Annuler',
    password: 'Votre mot de passe',
  },
  'workspace/activity': {
    title: 'Activité',
    hint: 'Les connexions et autres événements de sécurité des 90 derniers jours. Quelque chose ne vient pas de vous ? Changez votre mot de passe.',
    loading: 'Chargement de l’activité',
    loadingMore: 'Chargement de la suite de l’activité',
    unknown: 'Impossible de charger votre activité',
    empty:
      'Rien pour l’instant. Les connexions et les changements de votre compte apparaîtront dans cette liste.',
    kinds: {
      'signed-in': 'Connexion',
      'sign-in-failed': 'Échec de connexion : mot de passe incorrect',
      'signed-out': 'Déconnexion',
      'signed-out-everywhere': 'Déconnexion des autres appareils',
      'email-changed': 'Adresse e-mail modifiée',
      'password-changed': 'Mot de passe modifié',
      'deletion-scheduled': 'Suppression du compte prévue',
      'deletion-canceled': 'Suppression du compte annulée',
      'password-link-created': 'Lien vers un nouveau mot de passe créé',
      'password-reset': 'Mot de passe remplacé au moyen d’un lien',
      'share-created': 'Lien de partage créé',
      'share-removed': 'Lien de partage supprimé',
      'token-created': 'Jeton d’accès créé',
      'token-revoked': 'Jeton d’accès révoqué',
      'two-step-on': 'Validation en deux étapes activée',
      'two-step-off': 'Validation en deux étapes désactivée',
      'recovery-codes-renewed': 'Nouveaux codes de récupération créés',
      'second-step-failed': 'Échec de connexion : bon mot de passe, code incorrect',
      'recovery-code-used': 'Connexion avec un code de récupération',
      'passkey-added': 'Clé d’accès ajoutée',
      'passkey-removed': 'Clé d’accès supprimée',
      'identity-linked': 'Authentification unique ajoutée au compte',
      'account-disabled': 'Compte désactivé',
      'account-enabled': 'Compte réactivé',
      'operator-made': 'Rôle de gestionnaire accordé',
      'operator-unmade': 'Rôle de gestionnaire retiré',
      'invitation-created': 'Invitation créée',
      'invitation-revoked': 'Invitation révoquée',
    },
    unnamed: 'Un autre événement',
    actors: { self: '', operator: 'Par votre administrateur', unknown: '' },
  },
  'workspace/deletion': {
    title: 'Supprimer le compte',
    hint: 'Supprime votre compte avec toutes ses notes, ses fichiers et ses liens de partage, au bout de 7 jours.',
    open: 'Supprimer le compte…',
    dialogTitle: 'Supprimer votre compte ?',
    text: 'Vous êtes déconnecté partout et vos liens de partage cessent de fonctionner dès maintenant. Au bout de 7 jours, tout est définitivement supprimé. Connectez-vous d’ici là pour garder votre compte.',
    exportFirst: 'Exporter d’abord vos notes',
    confirm: (email) => `Saisissez ${email} pour confirmer`,
    signInFirst:
      'Déconnectez-vous d’abord, puis reconnectez-vous. Vous aurez alors 10 minutes pour supprimer votre compte.',
    submit: 'Supprimer le compte',
    planned: 'Votre compte va être supprimé',
    plannedHint: (at) => `Le ${day(new Date(at))}. Connectez-vous d’ici là pour le garder.`,
  },
  'workspace/devices': {
    title: 'Appareils',
    hint: 'Les appareils connectés à votre compte.',
    unknown: 'Impossible de charger vos appareils',
    unknownDevice: 'Appareil inconnu',
    thisDevice: 'Cet appareil',
    usedWhen: (when) => `Dernière utilisation ${when}`,
    signOut: 'Déconnecter',
    signOutOthers: 'Déconnecter tous les autres',
    signOutAll: 'Se déconnecter partout',
    signOutAllTitle: 'Se déconnecter partout ?',
    signOutAllText:
      'Vous serez déconnecté de tous les appareils, y compris celui-ci. Le texte non enregistré reste sur chaque appareil.',
  },
  'workspace/identities': {
    title: 'Moyens de connexion',
    hint: 'Tous ouvrent ce compte.',
    unknown: 'Impossible de charger les moyens de connexion',
    embedded: 'E-mail et mot de passe',
    oidc: (issuer) => `Authentification unique par ${issuer}`,
    firebase: 'Firebase',
    usedWhen: (when) => `Dernière utilisation ${when}`,
  },
  'workspace/password': {
    title: 'Mot de passe',
    hint: 'En changer déconnecte tous vos autres appareils. Les jetons d’accès restent valables jusqu’à ce que vous les révoquiez.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
    changed: (ended) =>
      ended === 0
        ? 'Mot de passe modifié.'
        : `Mot de passe modifié. ${plural(ended, {
            one: '1 autre appareil a été déconnecté.',
            other: `${ended} autres appareils ont été déconnectés.`,
          })}`,
  },
  'workspace/profile': {
    title: 'Nom et image',
    hint: 'Votre image n’est visible que par vous.',
    name: 'Nom',
    saveName: 'Enregistrer le nom',
    nameSaved: 'Nom enregistré',
    choosePicture: 'Choisir une image',
    changePicture: 'Changer l’image',
    removePicture: 'Retirer l’image',
    picture: 'Votre image',
    wrongKind: 'Impossible de lire cette image. Choisissez un fichier PNG, JPEG ou WebP.',

    email: 'E-mail',
    emailHint: (email) => `Vous vous connectez en tant que ${email}.`,
    newEmail: 'Nouvel e-mail',
    change: 'Changer l’e-mail',
    emailSaved: (email) => `E-mail modifié. Connectez-vous désormais en tant que ${email}.`,
  },
};
