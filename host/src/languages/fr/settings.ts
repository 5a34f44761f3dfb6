import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { settingsTexts } from '../../features/settings/texts.ts';
import { count } from './count.ts';

const plural = pluralIn('fr');
const number = numberFormat();

export const settings: Translation<typeof settingsTexts> = {
  title: 'Réglages',
  youtube: 'Youtube Reader',
  youtubeHint: 'Affiche Youtube Reader dans le menu.',
  prefix: 'N’afficher que les notes avec un préfixe',
  prefixHint: 'Les notes dont l’adresse commence autrement sont masquées, pas supprimées.',
  prefixPlaceholder: 'préfixe',

  language: 'Langue',
  languageOfBrowser: (name) => `Comme le navigateur (${name})`,
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  textSize: 'Taille du texte',
  textSizes: { S: 'Petite', M: 'Moyenne', L: 'Grande' },
  noteFont: 'Police des notes',
  noteFonts: { serif: 'Avec empattements', sans: 'Sans empattements', mono: 'Chasse fixe' },
  toolbar: 'Toujours afficher la barre de mise en forme',
  toolbarHint: 'Sinon, les outils apparaissent quand vous sélectionnez du texte ou tapez /.',
  editButton: 'N’écrire qu’après avoir appuyé sur Modifier',
  editButtonHint: 'Un clic dans le texte d’une note ne sert alors qu’à sélectionner.',
  singleKeys: 'Raccourcis à une seule touche',
  singleKeysHint: 'Comme ? pour la liste des raccourcis. Les raccourcis avec Ctrl ou Cmd marchent toujours.',
  onThisDevice: 'Ces réglages sont conservés dans ce navigateur.',

  appearance: 'Apparence',
  appearanceHint: 'Visible par vous seul, sur tous vos appareils.',
  accent: 'Couleur d’accentuation',
  accents: {
    teal: 'Bleu canard',
    blue: 'Bleu',
    violet: 'Violet',
    pink: 'Rose',
    red: 'Rouge',
    orange: 'Orange',
    green: 'Vert',
    graphite: 'Graphite',
  },
  siteAccent: 'Standard',
  otherAccent: 'Autre couleur',
  darker: 'Un peu plus foncée dans le thème clair, pour que le texte reste lisible.',
  lighter: 'Un peu plus claire dans le thème sombre, pour que le texte reste lisible.',
  undoAccent: 'Annuler',
  css: 'CSS personnalisé',
  cssHint:
    'Change l’aspect de vos pages, pour vous seul. Les adresses d’autres sites ne chargent rien. Si vous ne retrouvez plus les réglages, ajoutez ?safe à l’adresse d’une page.',
  cssSafe: 'Votre CSS est désactivé sur cette page, car son adresse contenait ?safe.',
  cssFailed: 'Impossible de charger votre CSS.',
  cssPlaceholder: 'main h2 { font-weight: 400; }',
  cssProblem: (line, message) => `Ligne ${line} : ${message}`,
  cssMore: (n) => plural(n, { one: 'Et un autre problème.', other: `Et ${number(n)} autres problèmes.` }),
  cssBroken: 'Pas enregistré. Votre texte est toujours dans le champ.',
  cssUnclosed: (bracket) => `${bracket} n’est jamais refermé`,
  cssUnopened: (bracket) => `${bracket} ne ferme rien`,
  cssString: 'Un guillemet n’est jamais refermé',
  cssComment: 'Un commentaire n’est jamais fermé par */',
  cssImport: '@import n’est pas pris en charge. Collez plutôt les règles elles-mêmes',
  cssTooLong: (length, most) =>
    `${count(length, 'caractère', 'caractères')}, c’est trop. La limite est de ${number(most)}`,
  saveCss: 'Enregistrer le CSS',
  cssSaved: 'CSS enregistré',

  notifications: 'Notifications',
  notificationsHint:
    'Choisissez ce dont vous voulez être averti. Les messages de votre administrateur s’affichent toujours.',
  kinds: {
    'share-viewed': 'Quelqu’un ouvre l’un de vos liens pour la première fois',
    'share-expired': 'L’un de vos liens expire',
    'request-status': 'L’une de vos demandes reçoit une réponse',
    videos: 'Nouvelles vidéos',
    files: 'Un import ou un export est terminé',
  },

  pictures: 'Images d’autres sites',
  picturesHint: 'Les images de ces sites se chargent sans clic.',
  removeSite: 'Retirer',
  removeSiteNamed: (site) => `Ne plus toujours afficher les images de ${site}`,

  pictureData: 'Conserver les données de l’appareil photo',
  pictureDataHint:
    'Le lieu, l’heure et l’appareil sont retirés d’une photo quand vous l’ajoutez, car un partage les montrerait à d’autres. Avec ce réglage, ils restent dans les images que vous ajouterez.',

  tokens: 'Jetons d’accès',
  tokensHint:
    'Pour les scripts et d’autres logiciels. Toute personne ayant un jeton peut lire vos notes : traitez-le comme un mot de passe.',
  noTokens: 'Aucun jeton d’accès.',
  tokensUnknown: 'Impossible de charger vos jetons d’accès.',
  newToken: 'Nouveau jeton',
  tokenName: 'Nom',
  tokenNameHint: 'À quoi il sert, par exemple « Script de sauvegarde ».',
  scope: 'Accès',
  scopes: { read: 'Lecture', write: 'Lecture et écriture' },
  expires: 'Expire',
  lifetimes: { 30: 'Dans 30 jours', 90: 'Dans 90 jours', 365: 'Dans un an', never: 'Jamais' },
  createToken: 'Créer le jeton',
  cancel: 'Annuler',
  tokenOnce: 'Copiez le jeton maintenant. Il ne sera plus affiché.',
  tokenValue: 'Le nouveau jeton',
  done: 'Terminé',
  revoke: 'Révoquer',
  revokeNamed: (name) => `Révoquer ${name}`,
  revokeTitle: (name) => `Révoquer « ${name} » ?`,
  revokeText: 'Les logiciels qui l’utilisent perdent aussitôt leur accès.',
  never: 'N’expire jamais',
  expiresWhen: (when) => `Expire ${when}`,
  expiredWhen: (when) => `Expiré ${when}`,
  unused: 'Jamais utilisé',
  usedWhen: (when) => `Utilisé ${when}`,

  apiDocs: 'Documentation de l’API',

  about: 'À propos de My Note',

  account: 'Compte',
  accountHint: 'Nom, mot de passe, appareils et activité de votre compte.',
  openAccount: 'Ouvrir le compte',

  ownNotes: 'Vos notes',
  ownNotesHint: 'Exportez vos notes, ou importez-les d’un autre logiciel.',
  transfer: 'Import et export',
};
