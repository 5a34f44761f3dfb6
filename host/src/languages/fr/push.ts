import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: 'Recevoir les notifications sur cet appareil',
  hereHint: 'Même quand My Note est fermé.',
  off: 'Votre administrateur a désactivé cette fonction.',
  reasons: {
    insecure: 'Les navigateurs ne le permettent qu’à une adresse en https://.',
    install:
      'Sur iPhone et iPad, ajoutez d’abord My Note à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le de là, et activez ce réglage.',
    unsupported: 'Ce navigateur ne peut pas recevoir de notifications quand My Note est fermé.',
    blocked:
      'Le navigateur bloque les notifications de ce site. Autorisez-les dans le menu à côté de l’adresse, sous Autorisations ou Paramètres du site, puis revenez ici.',
  },
  test: 'Envoyer un test',
  sent: 'Envoyée. Elle va apparaître dans un instant.',
  notSent: (reason) => `Pas envoyée : ${reason}.`,
  noWorker: 'Cette page n’est pas encore prête pour les notifications. Rechargez-la et réessayez.',
  notReached:
    'Le navigateur n’a pas pu joindre son service push. Cela peut venir d’une fenêtre privée, d’un bloqueur ou d’un navigateur qui n’en a pas.',
  devices: 'Autres appareils qui reçoivent les notifications',
  sinceWhen: (when) => `Ajouté ${when}`,
  unknownDevice: 'Appareil inconnu',
  remove: 'Retirer',
  removeNamed: (device) => `Retirer ${device}`,
  failed: 'Impossible de charger la liste des appareils.',
};
