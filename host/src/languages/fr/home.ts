import { pluralIn, type Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

const plural = pluralIn('fr');

export const home: Translation<typeof homeTexts> = {
  home: 'Accueil',
  recent: 'Récentes',
  pinned: 'Épinglées',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  thisWeek: 'Cette semaine',
  more: 'Afficher plus',
  recentEmpty: 'Vos notes apparaîtront ici, les plus récentes d’abord.',
  pinnedEmpty: 'Aucune note épinglée',
  pinnedEmptyHint: 'Épinglez une note pour la garder ici.',
  report: 'Statistiques',
  drafts: 'Brouillons',
  draft: 'Une note sans titre',
  draftIn: (category) => `Une note sans titre, dans ${category}`,

  firstSteps: 'Premiers pas',
  hideFirstSteps: 'Masquer',
  stepDone: 'Terminé',
  loadExamples: 'Ajouter les exemples',
  removeExamples: 'Retirer les exemples',
  examplesHint: 'Faites le tour avec des notes d’exemple.',
  examplesPresent: 'Les notes d’exemple sont parmi vos notes.',
  examplesLoaded: (added) =>
    added === 0
      ? 'Vous avez déjà les notes d’exemple'
      : plural(added, {
          one: 'Une note d’exemple a rejoint vos notes',
          other: `${added} notes d’exemple ont rejoint vos notes`,
        }),
  examplesRemoved: 'Les notes d’exemple sont dans la corbeille',
  removeExamplesTitle: 'Retirer les notes d’exemple ?',
  removeExamplesText: (changed) =>
    plural(changed, {
      one: 'Une note que vous y avez écrite ou modifiée ira à la corbeille avec elles.',
      other: `${changed} notes que vous y avez écrites ou modifiées iront à la corbeille avec elles.`,
    }),
  openExamples: 'Ouvrir',
  undo: 'Annuler',
  noteHint: 'Écrivez une note. Elle s’enregistre pendant la saisie.',
  categoryHint: 'Créez une catégorie pour regrouper des notes.',
  transferHint: 'Apportez vos notes d’Evernote, de Notion, d’Obsidian et de bien d’autres.',
  transfer: 'Importer',
  shortcutsHint: 'Presque tout se fait aussi au clavier. Voici tous les raccourcis.',
  shortcuts: 'Raccourcis clavier',

  inCategory: (title) => `dans ${title}`,
  pitchTitle: 'Des notes qui se lisent comme un livre et s’ouvrent en un instant.',
  pitch:
    'My Note range ce que vous écrivez dans une seule arborescence de catégories et de notes. Du simple Markdown en dessous, votre propre serveur autour.',
  noteAlt: 'Une note avec sa table des matières, à côté de l’arborescence des catégories',
  scenes: [
    {
      screen: 'editing',
      title: 'Écrivez sans penser à enregistrer',
      text: 'Titres, listes, tableaux, tâches et images au fil de la saisie, avec du Markdown en dessous. Ce que vous écrivez reste sur votre appareil jusqu’à ce que le serveur l’ait reçu, et l’historique permet de revenir en arrière.',
      alt: 'La même note en cours d’écriture, avec la barre d’outils de l’éditeur',
    },
    {
      screen: 'search',
      title: 'Trouvé en un instant',
      text: 'Ctrl+K, quelques lettres, Enter. La recherche pardonne les fautes de frappe, trouve le mot exact si vous le demandez, et parcourt tous les textes.',
      alt: 'La recherche, avec des notes qui parlent de pain',
    },
  ],
  pitchPoints: [
    {
      title: 'Une seule arborescence',
      text: 'Des catégories dans des catégories, dans l’ordre que vous voulez. Chaque note a une adresse qui dure.',
    },
    {
      title: 'Partagées à votre façon',
      text: 'Un lien vers une note ou toute une branche, avec une date d’expiration et un mot de passe, révocable à tout moment.',
    },
    {
      title: 'Jamais perdues',
      text: 'Une corbeille d’où tout restaurer, un historique pour chaque note, et votre texte retrouvé après un plantage.',
    },
    {
      title: 'À vous',
      text: 'Sur votre propre machine, en une commande. Apportez vos notes d’autres logiciels, et repartez avec du simple Markdown.',
    },
  ],
};
