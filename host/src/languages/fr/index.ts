import { catalogue as contract } from '@my-note/contract/languages/fr';
import { catalogue as kit } from '@my-note/kit/languages/fr';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { count } from './count.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { shell } from './host.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tree } from './tree.ts';

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': {
    resetHelp: (contact = 'votre administrateur') =>
      `Pour obtenir un lien vers un nouveau mot de passe, adressez-vous à ${contact}. Ce site n’envoie pas d’e-mails.`,
  },
  'host/error': error,
  'host/firebase': {
    google: 'Continuer avec Google',
    wrong: 'L’e-mail ou le mot de passe est incorrect',
    taken: 'Un compte existe déjà avec cet e-mail. Connectez-vous plutôt',
    weak: 'Choisissez un mot de passe plus long',
    tooMany: 'Trop d’essais. Attendez quelques minutes, puis réessayez',
    disabled: 'Ce compte est désactivé. Contactez votre administrateur',
    network: 'Le service de connexion est injoignable. Vérifiez votre connexion et réessayez',
    blocked:
      'Le navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres de ce site, puis réessayez',
    otherWay: 'Un compte avec cet e-mail se connecte autrement. Utilisez cet autre moyen',
    notSetUp: 'Ce moyen de connexion n’est pas configuré. Contactez votre administrateur',
    failed: (code) => `La connexion n’a pas abouti (${code}). Réessayez`,
  },
  'host/home': home,
  'host/identity': {
    unknown: 'Ce site utilise un service de connexion que cette version de My Note ne connaît pas.',
  },
  'host/isolated': {
    leaveTitle: 'Ouvrir un autre site ?',
    leaveText: (remote) =>
      `${remote} mène à l’adresse ci-dessous. Elle peut contenir ce que ${remote} a lu de vos notes.`,
    openSite: (site) => `Ouvrir ${site}`,
    notGranted: 'Cette page n’en a pas reçu l’autorisation',
    notFound: 'Cette note n’existe pas, ou cette page n’y a pas accès',
    onlyText: 'Seul le texte de la note est accessible, avec la version sur laquelle il se fonde',
    unreachable: 'Le service est injoignable',
    signedOut: 'Personne n’est connecté',
    tooMany: 'Trop d’appels à la fois',
  },
  'host/keyboard': {
    title: 'Raccourcis clavier',
    filter: 'Filtrer les raccourcis',
    none: (typed) => `Aucun raccourci pour « ${typed} »`,
    followedBy: 'puis',
    off: 'Les raccourcis à une seule touche sont désactivés dans les réglages.',
    groups: { act: 'Partout', goTo: 'Aller à' },
  },
  'host/login': login,
  'host/notifications': { untitled: 'Notification', detail: 'Détails' },
  'host/oidc': {
    continueWith: (label) => `Continuer avec ${label}`,
    errors: {
      canceled: 'La connexion a été annulée. Réessayez, ou connectez-vous autrement',
      expired: 'La connexion a pris trop de temps, ou a commencé dans un autre navigateur. Réessayez',
      unreachable: 'Le service de connexion est injoignable. Réessayez dans quelques minutes',
      refused:
        'Le service de connexion a envoyé une réponse qui n’est pas fiable. Réessayez, ou contactez votre administrateur',
      'not-a-member':
        'Votre compte auprès du service de connexion n’a pas accès à ce site. Contactez votre administrateur',
      'no-email':
        'Votre compte auprès du service de connexion n’a pas d’adresse e-mail, et My Note en a besoin. Contactez votre administrateur',
    },
    failed: 'La connexion n’a pas abouti. Réessayez',
  },
  'host/overview': {
    empty: 'Aucune note pour l’instant. Elles formeront ici une arborescence.',
    looseNotes: 'Sans catégorie',
    nothingInside: 'Vide',
    dropHere: 'Déplacer au premier niveau',
    newCategory: 'Nouvelle catégorie',
    expandAll: 'Tout déplier',
    collapseAll: 'Tout replier',
    filter: 'Filtrer par titre',
    nothingFound: 'Aucun résultat',
    notes: (n) => count(n, 'note', 'notes'),
    found: (n) => count(n, 'résultat', 'résultats'),
  },
  'host/push': push,
  'host/reset': {
    title: 'Choisissez un nouveau mot de passe',
    loading: 'Chargement',
    unknown: 'Impossible de vérifier ce lien',
    ended: 'Ce lien ne fonctionne plus',
    endedHint: 'Il a expiré ou a déjà servi. Demandez-en un nouveau sur la page de connexion.',
    toLogin: 'Aller à la connexion',
    owner: (email) => `Pour ${email}. Tous les appareils seront déconnectés.`,
    save: 'Enregistrer le mot de passe',
    saved: 'Mot de passe modifié',
    savedHint: 'Connectez-vous avec votre nouveau mot de passe.',
  },
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: 'Recherches enregistrées',
    allSearches: 'Toutes les recherches',
    width: 'Largeur de la barre latérale',
    widthHint: 'Glissez pour redimensionner, double-cliquez pour rétablir',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: 'Notifications',
    notificationsUnread: (n) => `Notifications, ${count(n, 'non lue', 'non lues')}`,
    account: 'Compte',
    people: 'Personnes',
    releases: 'Publications',
    settings: 'Réglages',
    logout: 'Se déconnecter',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Youtube Reader est désactivé',
    text: 'Il affiche les nouvelles vidéos des chaînes que vous suivez et permet de prendre des notes à côté. Vous pouvez aussi l’activer ou le désactiver dans le menu utilisateur, sous Réglages.',
    turnOn: 'Activer Youtube Reader',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
