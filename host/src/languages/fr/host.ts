import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';
import { count } from './count.ts';

export const shell: Translation<typeof texts> = {
  product: 'My Note',
  loading: 'Chargement',
  tryAgain: 'Réessayer',
  reload: 'Recharger l’application',
  errorDetails: 'Détails pour votre administrateur',
  pageBroke: 'Cette page ne fonctionne plus',
  partMissing: 'Impossible de charger cette partie. Vérifiez votre connexion et réessayez',
  unreached: 'Cette page est inaccessible',

  menu: 'Menu',
  quickAccess: 'Accès rapide',
  newShort: 'Créer',
  hideSidebar: 'Masquer la barre latérale',
  showSidebar: 'Afficher la barre latérale',
  close: 'Fermer',
  overview: 'Vue d’ensemble',
  search: 'Rechercher',
  skip: 'Aller au contenu',
  offline: 'Hors ligne',
  offlineHint:
    'Vous êtes hors ligne. Ce que vous écrivez reste sur cet appareil jusqu’au retour de la connexion.',

  userMenu: (initials) => `Menu utilisateur ${initials}`,
  userMenuUnread: (initials, n) =>
    `Menu utilisateur ${initials}, ${count(n, 'notification non lue', 'notifications non lues')}`,
  toDark: 'Thème sombre',
  toLight: 'Thème clair',
  login: 'Se connecter',
  createAccount: 'Créer un compte',

  settingsUnknown: 'Impossible de charger vos réglages',

  home: 'Accueil',
  recent: 'Récentes',
  noRecent: 'Les notes que vous ouvrez apparaissent ici',
  pinned: 'Épinglées',
  noPinned: 'Rien d’épinglé pour l’instant',
  notes: 'Notes',
  emptyCategory: 'Vide',
  noNotes: 'Aucune note pour l’instant',
  noNotesWithPrefix: 'Aucune note ne commence par ce préfixe',
  notesUnknown: 'Impossible de charger vos notes',
  add: 'Ajouter',
  newNote: 'Nouvelle note',
  newCategory: 'Nouvelle catégorie',
  fromTemplate: 'Depuis un modèle',
};
