import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('fr');

export const items = {
  'api/items': {
    noteNotFound: 'Cette note n’existe pas ou se trouve dans la corbeille',
    itemNotFound: 'Cette note n’existe pas',
    categoryNotFound: 'Cette catégorie n’existe pas ou se trouve dans la corbeille',
    insideItself: 'Une catégorie ne peut pas être déplacée dans elle-même',
    nestedTooDeeply:
      'Ces catégories sont imbriquées trop profondément. Raccourcissez les titres ou réduisez le nombre de niveaux',
    versionConflict: 'Cette note a été modifiée ailleurs',
    wouldEmpty: 'La note serait vidée. Confirmez pour enregistrer un texte vide',
    locked: 'Cette note est verrouillée. Déverrouillez-la pour la modifier.',
    isCategory:
      'C’est une catégorie. Mettez-la d’abord à la corbeille, ou supprimez-la en tant que catégorie',
  },
  'api/versions': { gone: 'Cette version n’existe plus' },
  'api/categories': {
    orderChanged: 'Cet ordre a été modifié ailleurs',
    orderOnce: 'order : chaque élément doit y figurer une seule fois, et rien d’autre',
    orderNeighbour: 'before, after : indiquez un autre élément de la même catégorie',
  },
  'api/capture': {
    journal: 'Journal',
    noteTooLong: (characters) =>
      `Une note peut contenir au maximum ${number(characters)} caractères. Écrivez dans une autre`,
    keyUsed: 'Cette Idempotency-Key a servi pour un autre appel. Utilisez-en une nouvelle pour chaque note',
    noCategory: (setting) => `${setting} : cette catégorie n’existe pas. Choisissez-en une autre`,
    noNote: (setting) => `${setting} : cette note n’existe pas. Choisissez-en une autre`,
  },
  'api/attachments': {
    fileGone: 'Ce fichier n’existe pas ou a été supprimé',
    tooLarge: (megabytes) => `Un fichier peut faire au maximum ${megabytes} Mo. Réduisez-le et réessayez`,
    empty: 'Ce fichier est vide',
    badRange: 'Cette plage est en dehors du fichier',
    quotaFull: (megabytes) =>
      `Vos notes et fichiers peuvent occuper ${megabytes} Mo ici, et la limite serait dépassée. Supprimez les fichiers ou les notes dont vous n’avez plus besoin, videz la corbeille, ou demandez plus de place à votre administrateur`,
  },
  'api/tags': {
    lockedAdvice: 'La note est verrouillée. Déverrouillez-la et renommez à nouveau l’étiquette',
    tooManyNotes: (count) =>
      `Plus de ${number(count)} notes ont cette étiquette. Renommez d’abord les étiquettes de niveau inférieur`,
    tooLong: 'La note serait trop longue. Raccourcissez-la et renommez à nouveau l’étiquette',
    inTrash: 'La note est dans la corbeille',
    changedSince: 'La note a été modifiée depuis. Son historique contient l’ancien texte',
    locked: 'La note est verrouillée',
  },
  'api/tasks': {
    noCalendar: 'Il n’y a pas de calendrier à cette adresse. Créez-en un nouveau sur la page des tâches',
    changed: 'Cette tâche a été modifiée ou supprimée entre-temps. Rechargez les tâches, ou ouvrez la note',
    aTask: 'Une tâche',
    dueTitle: (count) =>
      count === 1 ? 'Une tâche est à faire aujourd’hui' : `${count} tâches sont à faire aujourd’hui`,
    dueText: (task, others) =>
      others === 0
        ? task
        : plural(others, { one: `${task}, et ${others} autre`, other: `${task}, et ${others} autres` }),
  },
  'api/search-history': { gone: 'Cette recherche n’est plus dans l’historique' },
  'api/saved-searches': {
    gone: 'Cette recherche enregistrée n’existe plus',
    tooMany: (count) =>
      `${count} recherches enregistrées au maximum. Supprimez-en une dont vous n’avez plus besoin`,
  },
  'api/shares': {
    expiredTitle: 'Un lien de partage a expiré',
    notShared: 'Cette note n’est plus partagée',
    needsPassword: 'Ce partage demande un mot de passe',
    wrongPassword: 'Ce mot de passe est incorrect',
    pageNotShared: 'Cette page n’est pas partagée',
    openedTitle: 'Quelqu’un a ouvert votre lien de partage',
    tooManyAttempts: 'Trop d’essais pour ce mot de passe',
    untitled: 'Sans titre',
    openedText: (title) => `« ${title} » a été ouvert par son lien pour la première fois`,
    expiredText: (title) =>
      `« ${title} » ne peut plus être ouvert par son lien. Partagez à nouveau pour en créer un autre`,
    hiddenTitle: 'Note partagée',
    hiddenText: 'Cette note est protégée par un mot de passe.',
    sharedWith: 'Partagé avec My Note.',
  },
  'api/pages': { emptyTask: 'Tâche vide', changedWhen: (when) => `Modifiée ${when}` },
  'api/site-export': {
    embedded: (title) => `Note intégrée : ${title}`,
    untitled: 'Sans titre',
    tableOfContents: 'Table des matières',
    contents: 'Sommaire',
    lastChange: (date) => `Dernière modification : ${date}`,
    breadcrumbs: 'Fil d’Ariane',
    search: 'Rechercher',
    notes: 'Notes',
    contentsOf: (title) => `Contenu de ${title}`,
    indexMissing: 'L’index de recherche est introuvable',
    nothingFound: 'Aucun résultat',
    pages: (shown, count) => plural(count, { one: `${shown} page`, other: `${shown} pages` }),
  },
} satisfies Partial<ApiCatalogue>;
