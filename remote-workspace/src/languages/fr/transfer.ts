import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';
import { count } from './count.ts';

const plural = pluralIn('fr');
const number = numberFormat();
const notes = (n: number) => count(n, 'note', 'notes');

export const transfer: Translation<typeof transferTexts> = {
  title: 'Import et export',
  loading: 'Chargement',

  exportTitle: 'Export',
  exportHint: 'Toutes les pièces jointes sont aussi dans le zip.',
  exportFormat: 'Format',
  exportFormats: { markdown: 'Markdown', html: 'Site web' },
  exportFormatHints: {
    markdown:
      'Des fichiers Markdown avec leurs dates, leur ordre et leurs épingles. Tout logiciel peut les lire, et My Note peut les réimporter sans rien perdre.',
    html: 'Des pages pour tout navigateur, avec l’arborescence et une recherche. Elles fonctionnent sur un serveur web, ou depuis un dossier sans connexion.',
  },
  exportWhat: 'Ce qu’il faut exporter',
  everything: 'Tout',
  categoryGone: 'Une catégorie qui n’existe plus',
  export: 'Exporter',
  exportStarts: 'Export de vos notes…',
  exported: (done, total, size) => `${number(done)} sur ${count(total, 'fichier', 'fichiers')}, ${size}`,
  exportBroke: 'L’export a été interrompu. Réessayez.',

  bookmarkTitle: 'Enregistrer depuis d’autres pages',
  bookmarkHint:
    'Glissez ceci dans la barre de favoris. Sur n’importe quelle page, un clic ouvre alors une nouvelle note avec son titre, son adresse et le texte sélectionné.',
  bookmark: 'Enregistrer dans My Note',
  bookmarkByHand:
    'Sans barre de favoris, ajoutez une page quelconque aux favoris et mettez ceci à la place de son adresse.',
  bookmarkCode: 'Adresse du favori',

  importTitle: 'Import',
  importHint:
    'Depuis Evernote, Notion, Obsidian, Apple Notes, OneNote, Google Keep et bien d’autres, ou depuis des dossiers de Markdown ou de HTML. Vous voyez un aperçu avant tout changement.',
  drop: 'Déposez des fichiers ou un dossier ici',
  chooseFiles: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  alsoReads: (formats) => `Lit aussi ${formats}`,
  formatFailed: (format) => `Impossible de lire les fichiers comme ${format}`,
  howTo: 'Comment récupérer vos notes d’autres logiciels',
  ways: [
    {
      name: 'Apple Notes',
      text: 'Dans macOS 26 : Fichier, Exporter au format, Markdown. Pour toutes les notes avec leurs dates et leurs dossiers, demandez une copie de vos données sur privacy.apple.com et choisissez-y les notes iCloud.',
    },
    {
      name: 'Bear',
      text: 'Fichier, Sauvegarder les notes. Choisissez le fichier .bear2bk. Les TextBundle et TextPack sont lus aussi.',
    },
    {
      name: 'Docmost',
      text: 'Export d’un espace ou d’une page, en Markdown ou HTML, avec les pièces jointes. Choisissez le zip.',
    },
    {
      name: 'Evernote',
      text: 'Clic droit sur un carnet, Exporter, ENEX. Choisissez les fichiers ; chacun devient une catégorie. Les tags, les tâches et les fichiers sont conservés.',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.com, seulement Keep. Choisissez le zip. Les libellés deviennent des tags, et les notes archivées reçoivent une catégorie.',
    },
    {
      name: 'Joplin',
      text: 'Fichier, Exporter tout, « MD – Markdown + Front Matter ». Choisissez le dossier créé.',
    },
    {
      name: 'Logseq',
      text: 'Choisissez le dossier du graphe. Les noms de pages, les alias et les références de blocs sont conservés.',
    },
    {
      name: 'Memos',
      text: 'Paramètres, Exporter. Choisissez le zip. Les pièces jointes, les commentaires et les liens entre mémos sont conservés.',
    },
    {
      name: 'Notion',
      text: 'Paramètres, Exporter tout le contenu de l’espace de travail, « Markdown & CSV », avec les sous-pages. Choisissez le zip.',
    },
    {
      name: 'Obsidian',
      text: 'Choisissez le dossier du coffre, ou un zip de celui-ci. Les liens, les images et les propriétés sont conservés.',
    },
    {
      name: 'OneNote',
      text: 'Dans OneNote pour Windows : Fichier, Exporter, « Page web à fichier unique (.mht) » ou une page web. Choisissez les fichiers.',
    },
    { name: 'Outline', text: 'Paramètres, Export, « Markdown ». Choisissez le zip que vous recevez.' },
    { name: 'Simplenote', text: 'Paramètres, Outils, Exporter les notes. Choisissez le zip.' },
    {
      name: 'Standard Notes',
      text: 'Preferences, Backups, « Decrypted ». Choisissez le zip. Les tags, les épingles et les notes archivées sont conservés.',
    },
    {
      name: 'Trilium',
      text: 'Export d’une note, « Cette note et toutes ses sous-notes », Markdown. Choisissez le zip.',
    },
    {
      name: 'Autres',
      text: 'N’importe quel dossier de fichiers Markdown ou HTML. Les dossiers deviennent des catégories.',
    },
  ],
  packing: 'Préparation des fichiers…',
  sending: 'Envoi',
  uploading: (percent) => `Envoi… ${percent}`,
  reading: 'Lecture de l’archive…',
  read: (done, total) => `${number(done)} sur ${count(total, 'fichier lu', 'fichiers lus')}`,
  notImportable: {
    nothing:
      'Il n’y a rien ici qui puisse être importé. Plus bas, vous verrez comment récupérer des notes d’autres logiciels.',
    archives: 'Choisissez une seule archive à la fois, sans autres fichiers.',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size) => `C’est plus gros que ${size}. Importez en plusieurs fois`,
  cancel: 'Annuler',
  lastFailed: 'Le dernier import a échoué. Rien n’en a été ajouté à vos notes.',

  sources: {
    'my-note': 'Un export de My Note',
    obsidian: 'Un coffre Obsidian',
    joplin: 'Un export de Joplin',
    outline: 'Un export d’Outline',
    notion: 'Un export de Notion',
    trilium: 'Un export de Trilium',
    logseq: 'Un graphe Logseq',
    markdown: 'Des dossiers de Markdown',
  },
  program: (name) => (name === 'HTML' ? 'Des pages HTML' : `Un export de ${name}`),
  previewTitle: 'Aperçu de l’import',
  previewOf: (source, name, content) => (name ? `${source}, ${name} : ${content}` : `${source} : ${content}`),
  brought: ({ notes: n, categories, attachments }) =>
    [
      notes(n),
      count(categories, 'catégorie', 'catégories'),
      count(attachments, 'pièce jointe', 'pièces jointes'),
    ].join(', '),
  atTop: (n) => `${notes(n)} au premier niveau`,
  notesIn: notes,
  showMore: (n) => `En afficher ${number(n)} de plus`,
  unlistedCategories: (n) => `et ${count(n, 'autre catégorie', 'autres catégories')}`,
  into: 'Importer dans',
  topLevel: 'Premier niveau',
  import: 'Importer',
  imported: 'Import terminé',
  losses: (n) =>
    plural(n, {
      one: '1 élément ne peut pas être conservé',
      other: `${count(n, 'élément', 'éléments')} ne peuvent pas être conservés`,
    }),
  noLosses: 'Tout peut être conservé.',
  moreLosses: (n) => `et ${count(n, 'autre', 'autres')}`,
  unlistedLosses: (n) =>
    plural(n, {
      one: '1 autre n’est pas listé.',
      other: `${count(n, 'autre', 'autres')} ne sont pas listés.`,
    }),
  saveLosses: 'Enregistrer la liste',
  lossesFile: 'not-kept.txt',
  deadLinks: (n) =>
    plural(n, {
      one: '1 lien mène à une note manquante et reste du texte',
      other: `${count(n, 'lien', 'liens')} mènent à des notes manquantes et restent du texte`,
    }),
  deadLinksFile: 'links-kept-as-text.txt',

  recent: 'Imports et exports récents',
  recentUnknown: 'Impossible de charger vos imports et exports.',
  noneYet: 'Aucun pour l’instant.',
  jobNames: { import: 'Import', export: 'Export' },
  jobOf: (job, name) => `${job} : ${name}`,
  states: {
    queued: 'En attente',
    running: 'En cours',
    ready: 'À vérifier',
    done: 'Terminé',
    failed: 'Échec',
    cancelled: 'Annulé',
  },
  files: (n) => count(n, 'fichier', 'fichiers'),
  undone: 'Import annulé',
  undo: 'Annuler l’import',
  undoTitle: (name) => `Annuler l’import de ${name} ?`,
  undoText:
    'Tout ce qu’il a apporté va à la corbeille, y compris ce que vous avez modifié depuis. Vos propres notes dans ses catégories restent où elles sont.',
  undoneNow: (entries) => (entries === 0 ? 'Il n’y avait plus rien à annuler' : 'Import annulé'),
  undoneKept: (kept) =>
    plural(kept, {
      one: '1 catégorie reste, car elle contient des notes à vous.',
      other: `${count(kept, 'catégorie', 'catégories')} restent, car elles contiennent des notes à vous.`,
    }),
  putBack: 'Annuler',
};
