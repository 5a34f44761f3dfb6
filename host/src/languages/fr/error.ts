import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: 'Cette page est inaccessible',
      text: 'Le reste de My Note fonctionne. Vérifiez votre connexion et réessayez.',
      action: 'retry',
    },
    timeout: {
      title: 'Cette page met trop de temps',
      text: 'Ses fichiers ne sont pas arrivés à temps. Le reste de My Note fonctionne.',
      action: 'retry',
    },
    integrity: {
      title: 'Cette page a été bloquée pour votre sécurité',
      text: 'Ses fichiers ne sont pas ceux qui ont été publiés. Réessayez. Si cela se reproduit, contactez votre administrateur.',
      action: 'retry',
    },
    contract: {
      title: 'Cette page demande une application plus récente',
      text: 'Elle est conçue pour une autre version de My Note que celle de cet onglet. Recharger l’application peut suffire.',
      action: 'reload',
    },
    'shared-version': {
      title: 'Cette page demande une application plus récente',
      text: 'Elle a besoin de paquets communs dans une autre version que celle de cet onglet. Recharger l’application peut suffire.',
      action: 'reload',
    },
    evaluation: {
      title: 'Cette page n’a pas pu démarrer',
      text: 'Elle a planté au démarrage. Le reste de My Note fonctionne.',
      action: 'reload',
    },
    render: {
      title: 'Cette page ne fonctionne plus',
      text: 'Elle a planté. Le reste de My Note fonctionne.',
      action: 'retry',
    },
    gone: {
      title: 'Cette page a une version plus récente',
      text: 'Elle a été publiée pendant que cet onglet était ouvert. Enregistrez ce que vous écrivez, puis rechargez l’application.',
      action: 'reload',
    },
    off: {
      title: 'Cette page est désactivée',
      text: 'Votre administrateur l’a désactivée pour le moment.',
      action: 'retry',
    },
  },
  refused:
    'Ses fichiers ne viennent pas d’une adresse autorisée, ou n’ont pas de somme de contrôle. Contactez votre administrateur.',
  reload: 'Recharger l’application',
  newVersion: 'Une nouvelle version est disponible',
  override: (name) =>
    `La copie de ${name} d’un développeur devrait s’afficher ici. Réinitialiser rétablit la page publiée.`,
  overridden: (names) => `Votre copie de ${names}`,
  resetOverride: 'Réinitialiser',
  overrideRefused: (names) =>
    `Ce site n’autorise pas votre propre copie de ${names}. La page publiée est affichée.`,
  closeNotice: 'Fermer',
};
