import { pluralIn, type Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

const plural = pluralIn('fr');

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: 'Table des matières',
  copyCode: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le vous-même.',
  copyHeading: (heading) => `Copier le lien vers « ${heading} »`,
  copyHeadingFailed: 'La copie n’a pas fonctionné. L’adresse est maintenant dans la barre d’adresse.',
  emptyTask: 'Tâche vide',
  imageMissing: 'Image qui n’a pas pu être chargée',
  pictureFrom: (site) => `Image de ${site}`,
  pictureHint: (site) =>
    `Pas encore chargée. Elle passera par ce site, pour que ${site} ne sache pas qui lit cette note.`,
  pictureLoading: (site) => `Chargement de l’image de ${site}…`,
  pictureFailed: (site) => `Impossible de charger l’image de ${site}`,
  showPicture: 'Afficher',
  showPictureFrom: (site, alt) =>
    alt === '' ? `Afficher l’image de ${site}` : `Afficher « ${alt} » de ${site}`,
  alwaysShow: 'Toujours afficher pour ce site',
  alwaysShowFrom: (site) => `Toujours afficher les images de ${site}`,
  retryPicture: 'Réessayer',
  retryPictureFrom: (site, alt) =>
    alt === '' ? `Recharger l’image de ${site}` : `Recharger « ${alt} » de ${site}`,
  openPicture: 'Ouvrir dans un nouvel onglet',
  openPictureAt: (site) => `Ouvrir l’image de ${site} dans un nouvel onglet`,
  picturesWaiting: (count) =>
    plural(count, {
      one: 'Une image d’un autre site n’est pas encore chargée',
      other: `${count} images d’autres sites ne sont pas encore chargées`,
    }),
  showAll: 'Tout afficher',
  showAllPictures: 'Afficher toutes les images de cette note',
  sortBy: (column) => `Trier par ${column}`,
  formulaProblem: (reason) => `Cette formule ne peut pas être affichée : ${reason}`,
  formulaTooLong: 'Elle est trop longue. Divisez-la en plusieurs formules.',
  formulaNotRead: 'Elle est trop imbriquée.',
  fileFailed: 'Impossible de charger le fichier. Vérifiez votre connexion et réessayez.',
  headingGone: 'Ce passage n’est plus dans la note. La voici depuis le début.',
  linkGone: 'Cette note est dans la corbeille, ou a été supprimée',
  goneLink: (words) => `${words} (Cette note est dans la corbeille, ou a été supprimée)`,
};
