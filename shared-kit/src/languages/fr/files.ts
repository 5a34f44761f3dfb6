import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `Fichier ${name}`,
  kinds: { pdf: 'PDF', audio: 'Audio', video: 'Vidéo', text: 'Texte', other: 'Fichier' },
  open: { pdf: 'Ouvrir', audio: 'Lire', video: 'Lire', text: 'Aperçu' },
  openNamed: (action, name) => `${action} : ${name}`,
  close: 'Fermer',
  closeNamed: (name) => `Fermer ${name}`,
  save: 'Télécharger',
  saveNamed: (name) => `Télécharger ${name}`,
  loading: (percent) => `Chargement… ${percent} %`,
  cancel: 'Annuler',
  retry: 'Réessayer',
  failed: 'Impossible de charger ce fichier. Vérifiez votre connexion et réessayez.',
  gone: 'Ce fichier n’existe plus, ou vous n’y avez pas accès',
  unplayable:
    'Ce navigateur ne peut pas lire ce fichier. Téléchargez-le et ouvrez-le avec un autre logiciel.',
  cut: (size) => `Seul le début est affiché (${size}). Téléchargez le fichier pour le lire en entier.`,
  video: 'Vidéo YouTube',
  playVideo: (title) => `Lire ${title}`,
  playVideoHint:
    'Diffusée depuis youtube-nocookie.com. Rien n’en est chargé avant que vous lanciez la lecture.',
  play: 'Lire',
  onYoutube: 'Ouvrir sur YouTube',
};
