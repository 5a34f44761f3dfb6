import { numberFormat } from '../../language/index.ts';
import type { ContractCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const messages = {
  'contract/account': {
    enterPassword: 'Saisissez votre mot de passe',
    enterCode: 'Saisissez le code',
    noCode: 'Ce n’est pas un code',
    nameRequired: 'Un nom est requis',
    most60: '60 caractères au maximum',
    sayChange: 'Indiquez ce qu’il faut modifier',
    noteTooLong: 'La remarque peut contenir au maximum 100 caractères',
    noAddress: 'Ce n’est pas une adresse',
    noSecret: 'Ce n’est pas un secret de navigateur',
    noKey: 'Ce n’est pas une clé de navigateur',
    diagnosticsTooLong: (characters) =>
      `Les diagnostics peuvent contenir au maximum ${number(characters)} caractères`,
    titleRequired: 'Un titre est requis',
    titleTooLong: 'Le titre peut contenir au maximum 200 caractères',
    descriptionRequired: 'Une description est requise',
    descriptionTooLong: 'La description peut contenir au maximum 10 000 caractères',
    enterDate: 'Saisissez une date, comme 2030-12-31, ou null pour un jeton qui n’expire pas',
    emailTooLong: (characters) => `L’adresse e-mail peut contenir au maximum ${characters} caractères`,
    enterEmail: 'Saisissez une adresse e-mail, comme ada@example.org',
    passwordTooLong: 'Le mot de passe peut contenir au maximum 128 caractères',
    passwordTooShort: (characters) => `Le mot de passe doit contenir au moins ${characters} caractères`,
    nameTooLong: 'Le nom peut contenir au maximum 120 caractères',
    enterWebAddress: 'Saisissez une adresse, comme https://example.org/hook',
    chooseEvent: 'Choisissez au moins un événement',
  },
  'contract/items': {
    categoryLevels: (levels) => `Une catégorie peut avoir au maximum ${levels} niveaux`,
    nothingToAppend: 'Il n’y a rien à ajouter',
    keyCharacters: 'La clé se compose de caractères ASCII visibles, sans espaces',
    keyTooLong: (characters) => `La clé peut contenir au maximum ${characters} caractères`,
    aTitleRequired: 'Un titre est requis',
    titleTooLong: (characters) => `Le titre peut contenir au maximum ${characters} caractères`,
    mostTags: (count) => `${count} étiquettes à la fois au maximum`,
    titleRequired: 'Un titre est requis',
    titleCharacters: 'Seuls les lettres, les chiffres, & et - sont autorisés',
    sendOrder:
      'Envoyez { id, before ou after } pour un déplacement, ou { order, version } pour toute la liste',
    oneEmoji: 'Choisissez un seul emoji',
    mostIds: (count) => `${count} identifiants au maximum, séparés par des virgules`,
    mostItems: (count) => `${count} éléments à la fois au maximum`,
    mostEntries: (count) => `${count} entrées à la fois au maximum`,
    noteTooLong: (characters) =>
      `Une note peut contenir au maximum ${number(characters)} caractères. Divisez-la en deux`,
    sayWhat: 'Indiquez ce que vous cherchez',
    searchTooLong: (characters) => `Une recherche peut contenir au maximum ${characters} caractères`,
    aNameRequired: 'Un nom est requis',
    nameTooLong: (characters) => `Le nom peut contenir au maximum ${characters} caractères`,
    passwordTooShort: (characters) => `Le mot de passe doit contenir au moins ${characters} caractères`,
    passwordTooLong: 'Le mot de passe peut contenir au maximum 128 caractères',
    enterPassword: 'Saisissez le mot de passe',
    sendNext: 'Envoyez ce que la réponse précédente avait comme next',
    nameRequired: 'Un nom est requis',
    dayForm: 'Un jour s’écrit 2026-12-01',
    monthForm: 'Un mois s’écrit 2026-12',
    timeForm: 'Une heure s’écrit 14:05',
    tagTooLong: (characters) => `Une étiquette peut contenir au maximum ${characters} caractères`,
    tagForm:
      'Une étiquette se compose de lettres, de chiffres, de _ et de -, avec au moins une lettre, et de niveaux séparés par /, comme work/log',
    mostNotes: (count) => `${count} notes à la fois au maximum`,
  },
  'contract/search': {
    hasTakes: (value) => `has: attend task, image ou file, pas « ${value} »`,
    takesDay: (kind, value) => `${kind}: attend un jour comme ${kind}:2026-12-01, pas « ${value} »`,
    noCategory: (name) =>
      `Il n’y a pas de catégorie « ${name} ». Écrivez son titre ou son chemin, comme in:"Work/Log"`,
  },
  'contract/site': {
    cssTooLong: (characters) => `${number(characters)} caractères au maximum`,
    noVersion: 'Ce n’est pas une version',
    reasonTooLong: 'Le motif peut contenir au maximum 300 caractères',
    enterChannel: 'Saisissez l’adresse d’une chaîne, un @identifiant ou l’adresse d’une vidéo',
    noChannels: 'Le fichier ne contient aucune chaîne',
    mostChannels: '5 000 chaînes à la fois au maximum',
    noCursor: 'n’est pas le curseur d’une réponse',
    transcriptEmpty: 'La transcription est vide',
    transcriptLines: 'La transcription a trop de lignes',
    transcriptTooLong: 'La transcription dépasse un million de caractères',
  },
  'contract/transfer': {
    jex: 'Un fichier .jex est une archive de Joplin. Choisissez « MD - Markdown + Front Matter » lors de l’export, puis le dossier qui en résulte',
    notionHtml:
      'C’est un export de Notion en HTML. Choisissez « Markdown & CSV » lors de l’export, et importez celui-là',
    oneNote:
      'Les fichiers de OneNote (.one) sont illisibles. Dans OneNote pour Windows, choisissez File, Export, Page, « Single File Web Page (.mht) », et importez ce fichier',
    memosDatabase:
      'C’est la base de données de Memos. Dans Memos, ouvrez Settings, Export, et importez le fichier obtenu',
  },
} satisfies Partial<ContractCatalogue>;
