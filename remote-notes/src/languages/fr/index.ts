import type { RemoteNotesCatalogue } from '../catalogue.ts';
import { count } from './count.ts';
import { editor } from './editor.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { notes } from './notes.ts';
import { synonyms } from './synonyms.ts';
import { tables } from './tables.ts';

export const catalogue: RemoteNotesCatalogue = {
  notes,
  'notes/blocks': {
    handle: 'Glissez pour déplacer, cliquez pour le menu',
    menu: 'Bloc',
    turnInto: 'Transformer en',
    current: 'Actuel',
    kinds: {
      text: 'Texte',
      'heading-1': 'Titre 1',
      'heading-2': 'Titre 2',
      'heading-3': 'Titre 3',
      bullets: 'Liste à puces',
      numbers: 'Liste numérotée',
      task: 'Liste de tâches',
      quote: 'Citation',
      callout: 'Encadré',
      code: 'Bloc de code',
    },
    duplicate: 'Dupliquer',
    copyLink: 'Copier le lien vers le titre',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    delete: 'Supprimer',
    linkCopied: 'Lien copié',
    linkNotCopied: 'Impossible de copier le lien. Votre navigateur ne le permet pas.',
  },
  'notes/dialog': {
    save: 'Enregistrer',
    move: {
      title: (title) => `Déplacer « ${title} »`,
      text: 'Les liens vers cet élément restent valables.',
      titleMany: (n) => `Déplacer ${count(n, 'élément', 'éléments')}`,
      textMany: 'Les liens vers ces éléments restent valables.',
      target: 'Déplacer vers',
      topLevel: 'Aucune catégorie parente',
      shared: (title) =>
        `« ${title} » est partagé : toute personne ayant le lien pourra lire ceci également.`,
    },
    renamed: (title) => `Renommé en « ${title} »`,
    renameCategory: {
      title: 'Renommer la catégorie',
      text: 'Tout son contenu reste accessible par les liens précédents.',
    },
    addCategory: {
      title: 'Nouvelle catégorie',
      description: 'Donnez un nom unique à la nouvelle catégorie.',
      parent: 'Catégorie parente',
      noParent: 'Aucune catégorie parente',
      name: 'Titre',
    },
    select: { placeholder: 'Sélectionner…', search: 'Rechercher…', nothing: 'Aucun résultat.' },
    openingNote: 'Ouverture d’une nouvelle note',
  },
  'notes/editor': editor,
  'notes/fences': {
    edit: 'Modifier',
    editorFailed: 'L’éditeur ne fonctionne plus. Votre texte est intact.',
    close: 'Fermer',
    discard: {
      title: 'Abandonner vos modifications ?',
      text: 'Ce que vous avez modifié ici n’est pas enregistré.',
      confirm: 'Abandonner',
    },
  },
  'notes/find': {
    label: 'Résultats dans cette note',
    count: (n, words, more) =>
      `${more ? `Au moins ${count(n, 'résultat', 'résultats')}` : count(n, 'résultat', 'résultats')} pour « ${words} »`,
    place: (place) => `, n° ${place}`,
    previous: 'Résultat précédent',
    next: 'Résultat suivant',
    close: 'Masquer les résultats',
  },
  'notes/formulas': {
    formula: 'Formule',
    source: 'Source de la formule',
    remove: 'Retirer la formule',
    signs: 'Une formule s’écrit entre des signes $, ou entre des signes $$ sur des lignes à part.',
    offline: 'Impossible de charger l’affichage des formules. La source est conservée.',
  },
  'notes/history': history,
  'notes/late': {
    titleTooLong: (most, length) =>
      `Un titre peut avoir ${most} caractères au plus. Celui-ci en a ${length} ; raccourcissez-le pour l’enregistrer.`,
    home: 'Aller à l’accueil',
    trash: 'Ouvrir la corbeille',
    notFound: {
      title: 'Il n’y a pas de note ici',
      text: 'Le lien est peut-être incorrect, ou la note est dans la corbeille.',
    },
    gone: {
      title: 'Cette note est dans la corbeille, ou a été supprimée',
      text: 'Votre texte n’est pas enregistré. Restaurez la note depuis la corbeille et réessayez, ou gardez le texte dans une nouvelle note.',
      keep: 'Garder en nouvelle note',
    },
    contents: 'Sommaire',
    link: {
      copied: 'Lien copié',
      notCopied: 'Impossible de copier le lien. Votre navigateur ne le permet pas.',
    },
    backlinks: {
      title: 'Liée depuis',
      failed: 'Impossible de charger les notes qui mènent ici',
    },
  },
  'notes/list': list,
  'notes/properties': {
    properties: 'Propriétés',
    name: 'Nom de la propriété',
    value: (name) => `Valeur de ${name}`,
    items: 'Un, deux, trois',
    add: 'Ajouter une propriété',
    remove: (name) => `Retirer ${name}`,
    nested: 'Modifiable dans la source Markdown',
    newName: (number) => (number === 1 ? 'nom' : `nom ${number}`),
  },
  'notes/resize': {
    altText: 'Texte alternatif',
    width: 'Largeur de l’image',
    widthHint: 'Glissez pour redimensionner. Double-cliquez pour la taille d’origine.',
    pixels: (width) => `${width} pixels`,
  },
  'notes/side-note': {
    open: 'Ouvrir la note',
    failed: 'Impossible de charger la note',
    editorFailed: 'Impossible de charger l’éditeur',
    editorFailedText: 'Votre note est intacte. Vérifiez votre connexion et réessayez.',
    gone: 'Restaurez-la depuis la corbeille pour continuer à écrire.',
  },
  'notes/suggest': {
    embed: 'Note intégrée',
    details: 'Section repliable',
    detailsSummary: 'Détails',
    formula: 'Formule',
    inlineFormula: 'Formule dans le texte',
    tags: 'Tags',
    synonyms,
    properties: 'Propriétés',
  },
  'notes/tables': tables,
  'notes/templates': {
    group: 'Modèles',
    template: (title) => `Modèle : ${title}`,
    synonyms: (title) => `modèle template formulaire ${title}`,
  },
  'notes/uploads': {
    running: (name) => `Ajout de ${name}…`,
    progress: (name) => `Envoi de ${name}`,
    cancel: 'Annuler',
    cancelNamed: (name) => `Annuler l’envoi de ${name}`,
    retry: 'Réessayer',
    retryNamed: (name) => `Réessayer d’ajouter ${name}`,
    remove: 'Retirer',
    removeNamed: (name) => `Renoncer à ajouter ${name}`,
    failed: (name) => `Impossible d’ajouter ${name}`,
    failedBecause: (name, reason) => `Impossible d’ajouter ${name}. ${reason}`,
    left: 'Vous avez quitté la note avant la fin de l’envoi du fichier. Ouvrez la note et ajoutez-le à nouveau.',
    unreadable:
      'C’est un dossier, ou il ne peut pas être lu. Un dossier doit d’abord être compressé en fichier zip.',
  },
};
