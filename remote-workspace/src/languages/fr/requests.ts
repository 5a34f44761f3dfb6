import { pluralIn, type Translation } from '@my-note/contract/language';
import type { requestsTexts } from '../../requests/texts.ts';

const plural = pluralIn('fr');

export const requests: Translation<typeof requestsTexts> = {
  intro:
    'Votre administrateur reçoit ce que vous envoyez. La réponse apparaît ici et dans les notifications.',
  pageTitle: 'Problèmes et idées',
  loading: 'Chargement',

  form: 'Nouvelle demande',
  type: 'De quoi s’agit-il ?',
  types: { issue: 'Quelque chose ne va pas', feature: 'Quelque chose manque' },
  title: 'Titre',
  titleHints: {
    issue: 'Ce qui ne va pas, en quelques mots.',
    feature: 'Ce que vous aimeriez faire, en quelques mots.',
  },
  description: 'Description',
  descriptionHints: {
    issue:
      'Ce que vous avez fait, ce que vous attendiez et ce qui s’est passé à la place. Markdown est accepté.',
    feature: 'Ce que cela vous permettrait, et comment vous faites aujourd’hui. Markdown est accepté.',
  },
  write: 'Écrire',
  preview: 'Aperçu',
  previewEmpty: 'Rien à prévisualiser pour l’instant.',
  tooLong: (most, count) => `${most} caractères au plus. Ce texte en a ${count}.`,

  similar: (count) =>
    plural(count, {
      one: 'Vous avez déjà envoyé une demande semblable :',
      other: `Vous avez déjà envoyé ${count} demandes semblables :`,
    }),

  screenshot: 'Capture d’écran',
  screenshotHint: 'Une image de 10 Mo au plus. Vous pouvez aussi la coller ou la déposer ici.',
  choosePicture: 'Choisir une image',
  removePicture: 'Retirer l’image',
  uploading: (name) => `Envoi de ${name}…`,
  stillUploading: 'L’image est encore en cours d’envoi. Attendez un instant, puis renvoyez.',
  notUploaded: (name, reason) => `Impossible d’envoyer ${name}. ${reason}`,
  notSent: 'Impossible d’envoyer l’image. Réessayez, ou retirez-la.',
  wrongKind: 'Choisissez une image PNG, JPEG, GIF, WebP ou AVIF.',
  tooLarge: (megabytes) => `L’image ne doit pas dépasser ${megabytes} Mo.`,
  tryAgain: 'Réessayer',

  diagnostics: 'Joindre des détails techniques',
  diagnosticsHint: 'Seuls ces détails sont envoyés. Décochez ceux que vous voulez omettre.',
  facts: {
    version: 'My Note',
    remotes: 'Modules',
    browser: 'Navigateur',
    window: 'Fenêtre',
    theme: 'Thème',
    textSize: 'Taille du texte',
    language: 'Langue',
    timeZone: 'Fuseau horaire',
    cameFrom: 'Page précédente',
    connection: 'Connexion',
    error: (nth) => `Erreur ${nth}`,
  },
  contract: (version) => `contrat ${version}`,
  windowSize: (width, height, pixels) => `${width} × ${height}, ${pixels}x`,
  systemTheme: (theme) => `${theme} (système)`,
  notePage: 'une note ou une catégorie',
  online: 'en ligne',
  offline: 'hors ligne',
  unreachable: 'pas de réponse',
  change: 'une modification',

  send: 'Envoyer la demande',
  sent: 'Demande envoyée. Merci !',
  sentHint: 'C’est la première de la liste ci-dessous.',
  draftKept: 'Ce que vous écrivez reste dans ce navigateur jusqu’à l’envoi.',

  own: 'Vos demandes',
  ownEmpty: 'Aucune demande. Envoyez-en une avec le formulaire ci-dessus.',
  ownUnknown: 'Impossible de charger vos demandes',
  filter: 'Afficher',
  all: 'Toutes',
  more: 'Afficher plus',
  kinds: { issue: 'Problème', feature: 'Idée' },
  statuses: { open: 'Ouverte', planned: 'Prévue', done: 'Terminée', declined: 'Refusée' },
  answer: 'Réponse',
  sentFacts: 'Détails techniques envoyés',
};
