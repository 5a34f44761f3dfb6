import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { RemoteSharingCatalogue } from '../catalogue.ts';

const plural = pluralIn('fr');
const number = numberFormat();
const entries = (n: number) =>
  `${number(n)} ${plural(n, { one: 'élément', many: 'd’éléments', other: 'éléments' })}`;
const inDays = (days: number) => plural(days, { one: 'dans un jour', other: `dans ${days} jours` });

export const catalogue: RemoteSharingCatalogue = {
  sharing: {
    untitled: 'Sans titre',
    tryAgain: 'Réessayer',
    trash: {
      title: 'Corbeille',
      filter: 'Filtrer la corbeille',
      list: 'Éléments dans la corbeille',
      empty: 'La corbeille est vide',
      emptyHint:
        'Les notes et les catégories que vous mettez à la corbeille restent ici jusqu’à ce que vous les restauriez ou les supprimiez définitivement.',
      noMatch: 'Rien dans la corbeille ne correspond à ce filtre.',
      failed: 'Impossible de charger la corbeille',
      topLevel: 'Premier niveau',
      deletedWhen: (when) => `supprimée ${when}`,
      restore: 'Restaurer',
      remove: 'Supprimer définitivement',
      open: 'Ouvrir',
      selectAll: 'Tout sélectionner',
      select: (title) => `Sélectionner ${title}`,
      selected: (count) => `${number(count)} ${plural(count, { one: 'sélectionné', other: 'sélectionnés' })}`,
      entries,
      restoreSelected: 'Restaurer la sélection',
      removeSelected: 'Supprimer définitivement la sélection',
      emptyAll: 'Vider la corbeille',
      goneIn: (days) =>
        days === 0 ? 'suppression définitive aujourd’hui' : `suppression définitive ${inDays(days)}`,
      contentsOf: (title) => `Contenu de ${title}`,
      loadingContents: 'Chargement du contenu',
      nothingInside: 'Rien d’autre n’est allé à la corbeille avec.',
      showAll: (count) => `Afficher les ${number(count)}`,
      restoredMany: (count) => `${entries(count)} ${plural(count, { one: 'restauré', other: 'restaurés' })}`,
      restored: (title) => `« ${title} » a été restauré`,
      isInTrash: {
        note: 'Cette note est dans la corbeille',
        category: 'Cette catégorie est dans la corbeille',
      },
      isInTrashHint: 'Restaurez-la pour la modifier.',
      toTrash: 'Ouvrir la corbeille',
      inside: 'Mis à la corbeille avec',
      confirmTitle: (title) => `Supprimer définitivement ${title} ?`,
      confirmMany: (count) => `Supprimer définitivement ${entries(count)} ?`,
      confirmEmpty: 'Vider la corbeille ?',
      confirmAll:
        'Tout cela est supprimé, y compris tout le contenu des catégories. Cette action est irréversible.',
      confirmNote: 'La note et son texte sont supprimés. Cette action est irréversible.',
      confirmCategory:
        'La catégorie et tout ce qui est allé à la corbeille avec elle sont supprimés. Cette action est irréversible.',
    },
    share: {
      title: (title) => `Partager « ${title} »`,
      done: 'Terminé',
      failed: 'Impossible de charger vos liens de partage',
      off: 'Vous seul pouvez la lire. Avec un lien, tout le monde pourra la lire sans compte.',
      start: 'Créer un lien',
      link: 'Lien de partage',
      includesAll: 'Comprend tout le contenu de cette catégorie',
      expiry: 'Expiration du lien',
      noExpiry: 'Le lien fonctionne jusqu’à ce que vous le supprimiez.',
      expiresWhen: (when) => `Le lien expire ${when}`,
      endsOn: (day, when) => `Expire le ${day}, ${when}`,
      endedOn: (day, when) => `A expiré le ${day}, ${when}`,
      expireIn: (days) =>
        days === null ? 'Jamais' : plural(days, { one: 'Dans un jour', other: `Dans ${days} jours` }),
      willEnd: (days) =>
        days === null
          ? 'Le lien fonctionnera jusqu’à ce que vous le supprimiez.'
          : `Le lien expirera ${inDays(days)}.`,
      password: 'Mot de passe',
      hasPassword: 'Un mot de passe est demandé aux visiteurs.',
      noPassword: 'Aucun mot de passe n’est demandé aux visiteurs.',
      setPassword: 'Définir un mot de passe',
      changePassword: 'Changer le mot de passe',
      dropPassword: 'Retirer le mot de passe',
      savePassword: 'Enregistrer le mot de passe',
      views: (views) =>
        views === 0
          ? 'Pas encore ouvert.'
          : `${number(views)} ${plural(views, { one: 'vue', many: 'de vues', other: 'vues' })}`,
      viewsUntil: (views, when) =>
        `${number(views)} ${plural(views, { one: 'vue', many: 'de vues', other: 'vues' })}, dernière ouverture ${when}`,
      remove: 'Arrêter le partage',
      removeTitle: 'Supprimer ce lien ?',
      removeText: (title) =>
        `Le lien vers « ${title} » cesse aussitôt de fonctionner. Un nouveau partage créera un nouveau lien.`,
    },
    sharing: {
      title: 'Partages',
      list: 'Vos liens de partage',
      empty: 'Aucun lien de partage',
      hint: 'Vos notes sont privées. Partagez une note depuis sa page ou son menu pour créer un lien.',
      failed: 'Impossible de charger vos liens de partage',
      filter: 'Filtrer par titre',
      noMatch: 'Aucun lien de partage ne correspond à ce filtre.',
      heads: {
        title: 'Titre',
        includes: 'Contenu',
        created: 'Partagé',
        expires: 'Expire',
        views: 'Vues',
        lastOpened: 'Dernière ouverture',
      },
      actions: 'Actions',
      noteOnly: 'Cette note',
      withSubNotes: 'La note et ses sous-notes',
      category: 'Tout son contenu',
      never: 'Jamais',
      neverOpened: 'Pas encore',
      createdWhen: (when) => `Partagé ${when}`,
      expired: 'Expiré',
      suspended: 'Dans la corbeille. Le lien est en pause.',
      copy: 'Copier le lien',
      copied: 'Lien copié',
      open: 'Ouvrir comme visiteur',
      settings: 'Réglages',
      actionsOf: {
        copy: (title) => `Copier le lien vers ${title}`,
        open: (title) => `Ouvrir ${title} comme visiteur`,
        settings: (title) => `Réglages de ${title}`,
        remove: (title) => `Arrêter le partage de ${title}`,
        more: (title) => `Plus d’options pour ${title}`,
      },
    },
    sharedNote: {
      title: 'Note partagée',
      inside: 'Dans ce partage',
      search: 'Rechercher dans ce partage',
      treeFailed: 'Impossible de charger le reste de ce partage',
      hits: (count) =>
        `${number(count)} ${plural(count, { one: 'résultat', many: 'de résultats', other: 'résultats' })}`,
      noHits: 'Aucun résultat dans ce partage.',
      searchFailedBecause: (reason) => `La recherche n’a pas fonctionné : ${reason}`,
      openCategory: (title) => `Déplier ${title}`,
      closeCategory: (title) => `Replier ${title}`,
      neighbours: 'Précédent et suivant',
      previous: 'Précédent',
      next: 'Suivant',
      contents: 'Sommaire',
      emptyCategory: 'Rien ici pour l’instant',
      gone: 'Ce lien ne fonctionne plus',
      goneHint: 'Il a peut-être expiré, ou la personne qui l’a créé l’a supprimé.',
      home: 'Aller à l’accueil',
      failed: 'Impossible de charger la note partagée',
      passwordTitle: 'Cette note est protégée par un mot de passe',
      password: 'Mot de passe',
      open: 'Ouvrir',
      empty: 'Rien d’écrit pour l’instant',
      changedWhen: (when) => `Modifiée ${when}`,
    },
  },
};
