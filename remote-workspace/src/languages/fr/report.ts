import type { Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';
import { count } from './count.ts';

export const report: Translation<typeof reportTexts> = {
  title: (day) => `Statistiques, ${day}`,
  loading: 'Chargement',
  failed: 'Impossible de créer les statistiques',
  empty: 'Rien à montrer pour l’instant',
  emptyHint: 'Écrivez une note pour voir ici des graphiques sur vos notes.',
  print: 'Imprimer',
  asTable: 'Afficher en tableau',
  asPicture: 'Afficher en graphique',
  asTableNamed: (title) => `Afficher en tableau : ${title}`,
  asPictureNamed: (title) => `Afficher en graphique : ${title}`,
  tableOf: (title) => `${title}, en tableau`,
  untitled: 'Sans titre',

  counts: {
    note: (n) => count(n, 'note', 'notes'),
    word: (n) => count(n, 'mot', 'mots'),
    change: (n) => count(n, 'modification', 'modifications'),
    day: (n) => count(n, 'jour', 'jours'),
    file: (n) => count(n, 'fichier', 'fichiers'),
  },
  totals: {
    notes: 'Notes',
    words: 'Mots',
    categories: 'Catégories',
    drafts: 'Brouillons',
    pinned: 'Épinglées',
    shared: 'Partagées',
    trashed: 'À la corbeille',
  },

  activity: 'Jours d’écriture',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `${days} avec des modifications sur un an. Mois le plus actif : ${month} (${daysOfMonth}). Jour le plus actif : ${peak} (${changes}).`,

  activityNone: 'Aucune modification sur un an.',
  dayCell: (day, changes) => `${day} : ${changes}`,
  less: 'Moins',
  more: 'Plus',
  day: 'Jour',
  created: 'Créées',
  changed: 'Modifiées',

  growth: 'Évolution',
  growthSays: (first, notes, words) =>
    `De la première note, le ${first}, à ${notes} et ${words} aujourd’hui.`,
  growthLater: 'Le graphique commence le deuxième jour.',
  notes: 'Notes',
  words: 'Mots',

  categories: 'Mots par catégorie',
  categoriesSays: (title, part) => `« ${title} » en a le plus : ${part} de tous les mots.`,
  categoriesNone: 'Aucun mot pour l’instant.',
  topLevel: 'Sans catégorie',
  rest: (n) => `${n} de plus`,
  category: 'Catégorie',
  facts: (words, notes) => `${words} · ${notes}`,

  largest: 'Notes les plus longues',
  largestSays: (title, words) => `La plus longue est « ${title} », avec ${words}.`,
  note: 'Note',
  characters: 'Caractères',

  shares: 'Notes partagées',
  sharesSays: (views) => `Ouvertes ${views} au total.`,
  sharesNone: 'Aucun lien de partage. Partagez une note pour voir ici combien de fois elle est ouverte.',
  times: (_count, text) => `${text} fois`,
  views: 'Vues',
  lastOpened: 'Dernière ouverture',
  never: 'Jamais',

  storage: 'Stockage',
  storageSays: (all, most, part) => `${all} au total, dont ${part} ${most}.`,
  quota: (used, limit) =>
    `Vos textes et pièces jointes occupent ${used} sur les ${limit} dont vous disposez ici. L’historique ne compte pas.`,
  storageNone: 'Rien n’est stocké pour l’instant.',
  storageParts: { texts: 'Textes', versions: 'Historique', attachments: 'Pièces jointes' },
  withFiles: (part, files) => `${part}, ${files}`,
  storageOf: { texts: 'de textes', versions: 'd’historique', attachments: 'de pièces jointes' },
  storageKind: 'Type',
  size: 'Taille',
  part: 'Pourcentage',
};
