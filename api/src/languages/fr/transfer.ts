import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('fr');

export const transfer = {
  'api/export': {
    tooMany: (max) => `${max} exports sont déjà en cours. Attendez que l’un d’eux se termine, ou annulez-le`,
    oneNoteAsHtml:
      'Une seule note s’exporte avec format=html, et sans catégorie. Son Markdown est celui que donne GET …/by-slug',
    stalled: 'Le téléchargement n’avançait plus et a été arrêté. Relancez-le',
  },
  'api/jobs': {
    interrupted: 'Le serveur a été arrêté avant la fin. Relancez l’opération',
    jobGone: 'Cet export ou cet import n’existe pas',
    importRunning: 'Un import est déjà en cours. Attendez qu’il se termine, ou annulez-le',
    notWaiting:
      'Cet import n’attend pas de confirmation. Vérifiez son état, ou importez à nouveau le fichier',
    contentGone: 'Le contenu de cet import n’est plus là. Importez à nouveau le fichier',
    nestedTooDeeply: (category) =>
      `Certaines adresses de cet import seraient trop longues dans « ${category} ». Choisissez une catégorie moins imbriquée`,
    notDone: 'Seul un import terminé peut être annulé après coup. Interrompez plutôt celui-ci',
    notUndoable:
      'Cet import date d’avant que My Note puisse en annuler un. Mettez vous-même ses notes à la corbeille',
    import: {
      failed: 'Votre import a échoué',
      toReview: 'Votre import est prêt à être vérifié',
      ready: 'Votre import est prêt',
    },
    export: {
      failed: 'Votre export a échoué',
      toReview: 'Votre export est prêt à être vérifié',
      ready: 'Votre export est prêt',
    },
    wentWrong: 'Un problème est survenu. Réessayez',
    confirm: 'Confirmez-le sous 24 heures',
    files: (count) => plural(count, { one: `${count} fichier`, other: `${count} fichiers` }),
  },
  'api/import': {
    tooLarge: (megabytes) =>
      `Une archive peut faire au maximum ${megabytes} Mo. Divisez-la et importez les parties`,
    notZip: 'Ce n’est pas un fichier zip complet. Créez-le à nouveau, puis réessayez',
    damaged: (file) =>
      `« ${file} » est endommagé dans cette archive. Créez à nouveau l’archive, puis réessayez`,
    encrypted: 'Cette archive est chiffrée. Créez-en une sans mot de passe',
    compression: (file) =>
      `« ${file} » utilise une compression non prise en charge. Créez l’archive avec la compression habituelle`,
    outside: (file) => `« ${file} » pointe hors de son archive. Supprimez-le, ou créez à nouveau l’archive`,
    tooManyFiles: (count) =>
      `Cette archive contient plus de ${number(count)} fichiers. Divisez-la et importez les parties`,
    tooManyItems: (count) =>
      `Cette archive contient plus de ${number(count)} dossiers et notes. Divisez-la et importez les parties`,
    tooManyArchives: (count) =>
      `Cette archive contient plus de ${count} archives. Décompressez-la et importez-les l’une après l’autre`,
    unpacksTooLarge: (megabytes) =>
      `Une fois décompressée, cette archive dépasse ${megabytes} Mo. Divisez-la et importez les parties`,
    noteTooLong: (file) => `« ${file} » est trop long pour une note. Divisez-le`,
    factsTooLong: (file) =>
      `Le bloc entre les deux premiers « --- » de « ${file} » dépasse 16 Ko. Raccourcissez-le`,
    manifestTooLong: (file) =>
      `Le fichier ${file} de cette archive dépasse 2 Mo. Retirez des noms de son ordre`,
    notText: (file) =>
      `« ${file} » n’est pas du texte en UTF-8. Enregistrez-le dans cet encodage, ou laissez-le de côté`,
    nestedTooDeeply: (file) =>
      `« ${file} » est imbriqué trop profondément. Utilisez des noms plus courts ou moins de dossiers`,
    pageNested: (file) =>
      `La page « ${file} » est imbriquée trop profondément. Copiez son texte dans une nouvelle note là-bas`,
    tooManyFolders: (file, max) =>
      `« ${file} » se trouve dans plus de ${max} dossiers. Déplacez-le dans moins de dossiers`,
    noNotes:
      'Cette archive ne contient aucune note. Elle peut contenir du Markdown, du HTML, ou ce qu’exportent Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes ou Trilium',
    newerProgram: 'Cette archive vient d’une version plus récente de My Note. Mettez d’abord celle-ci à jour',
    untitled: 'Sans titre',
    notConfirmed:
      'Personne n’a confirmé cet import en l’espace d’un jour, il a donc été supprimé. Importez à nouveau le fichier',
    metaTooLong: (file) =>
      `Le fichier ${file} de cette archive dépasse 40 Mo. Exportez les parties et importez-les une par une`,
    metaTooDeep: (levels) =>
      `Les notes de cette archive sont à plus de ${levels} niveaux de profondeur. Remontez-les et exportez à nouveau`,
    metaUnreadable: (file) =>
      `Le fichier ${file} de cette archive est illisible. Refaites l’export, puis réessayez`,
    declaresEntities: (file) =>
      `« ${file} » déclare des entités, ce qu’un export d’Evernote ne fait jamais. Exportez à nouveau`,
    notEvernote: (file) => `« ${file} » n’est pas un export d’Evernote. Exportez à nouveau le carnet`,
    notMemos: (file) => `« ${file} » n’est pas une entrée complète de Memos`,
    noPage: (file) => `« ${file} » ne contient pas de page. Enregistrez-la à nouveau comme archive web`,
    jsonTooLong: (file, megabytes) =>
      `« ${file} » dépasse ${megabytes} Mo. Exportez les notes en plusieurs parties`,
    standardNotesEncrypted:
      'Cette sauvegarde de Standard Notes est chiffrée. Dans Standard Notes, ouvrez Preferences, Backups, choisissez « Decrypted », et importez ce fichier',
  },
  'api/import-warnings': {
    endsInMiddle: 'Le fichier s’arrête au milieu, la suite manque. Exportez à nouveau',
    reminder: 'Un rappel n’a pas été conservé',
    fileMissing: 'Un fichier manque dans l’export',
    visibility: 'La visibilité n’a pas été conservée',
    reactions: 'Les réactions n’ont pas été conservées',
    comment: (on) => `Commentaire sur ${on}`,
    star: 'L’étoile n’a pas été conservée',
    notInBackup: 'Un fichier n’est pas dans la sauvegarde',
    partLeftOut: 'Une partie qui ne peut pas être affichée ici a été laissée de côté',
    asCode: 'Une note d’un autre éditeur est affichée comme du code',
    noNoteShowsIt: 'Aucune note n’affiche ce fichier',
    drawing: 'Un dessin est devenu une image',
    lock: 'Le verrouillage n’a pas été conservé',
    damagedFacts: 'Le fichier est endommagé : les dates, les icônes et l’ordre des pages manquent',
    keepTrash: 'Était dans la corbeille de Google Keep',
    color: 'La couleur n’a pas été conservée',
    pictureMissing: 'Une image manque dans l’archive',
    blockMissing: 'Une référence à un bloc qui n’existe pas',
    logseqSettings: 'Les réglages de Logseq',
    inTrashOf: (program) => `Était dans la corbeille de ${program}`,
    partOfNote: 'Un lien vers une partie d’une note mène à la note entière',
    onlyObsidian: 'Seul Obsidian peut l’afficher',
    mention: 'Une mention est devenue du texte',
    columns: (count) => `Seules les ${count} premières colonnes du tableau ont été conservées`,
    rows: (count) => `Seules les ${count} premières lignes du tableau tiennent dans une note`,
    label: 'Un label ou une relation n’a pas été conservé',
    clone: 'Un clone : la note elle-même est à son premier emplacement',
    pageOfExport: 'Une page de l’export, pas une note',
    noText: 'N’a pas de texte',
    notMarkdown: 'Pas du Markdown. Exportez depuis Trilium en Markdown',
    ofKind: (kind) => `Une note de type « ${kind} »`,
    hiddenFolder: 'Un dossier caché, qui ne contient pas de notes',
    hiddenFile: 'Un fichier caché',
    obsidianSettings: 'Les réglages d’Obsidian',
    deletedThere: 'Ce qui y avait été supprimé',
    programs: 'Un dossier de programmes',
    symbolicLink: 'Un lien symbolique, qui n’est pas suivi',
    sameName: 'Un autre fichier de ce nom vient avant dans l’archive',
    besideParts: 'Se trouve à côté des parties d’un export, et seules celles-ci sont lues',
    otherPart: 'Une autre partie contient un autre fichier de ce nom',
    renamed: 'Renommé',
    titleShortened: 'Le titre a été raccourci',
    tooComplex: 'Trop complexe pour être affiché, ce sera donc du texte brut',
    encryptedText:
      'Un texte chiffré a été laissé de côté. Déchiffrez-le dans Evernote, puis exportez à nouveau la note',
    encryptedInEvernote: 'Chiffré dans Evernote',
    textColors: 'Les couleurs du texte n’ont pas été conservées',
    mergedCells: 'Les cellules fusionnées d’un tableau ont été séparées',
    tag: 'Une étiquette n’a pas été conservée',
    pictureKind: 'Une image de type inconnu a été laissée de côté',
    publicAddress: 'L’adresse publique n’a pas été conservée',
    wasShared: 'Était partagé avec d’autres personnes',
    linkMissing: 'Un lien mène à quelque chose qui n’est pas dans la sauvegarde',
    deadLink: 'Un lien ne mène nulle part',
  },
} satisfies Partial<ApiCatalogue>;
