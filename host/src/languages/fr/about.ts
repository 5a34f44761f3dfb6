import type { Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';
import { count } from './count.ts';

const packages = (n: number) => count(n, 'paquet', 'paquets');

const failures: Record<RemoteErrorKind, string> = {
  network: 'ses fichiers sont inaccessibles',
  timeout: 'ses fichiers ne sont pas arrivés à temps',
  integrity: 'ses fichiers ne sont pas ceux qui ont été publiés',
  contract: 'il demande une application plus récente',
  'shared-version': 'il demande d’autres paquets communs',
  evaluation: 'il a planté au démarrage',
  render: 'il a planté pendant l’affichage',
  gone: 'ses fichiers n’existent plus',
  off: 'il est désactivé',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'À propos de My Note',
  intro:
    'My Note fonctionne dans votre navigateur sous la forme de plusieurs modules, publiés un par un. Cette page montre les versions utilisées dans cet onglet. Rien ici ne vous concerne, ni vos notes.',
  copy: 'Copier en texte',
  copied: 'Copié',
  copyFailed:
    'Ce navigateur ne permet pas aux pages sans chiffrement de copier. Sélectionnez le texte ci-dessous.',

  app: 'Application',
  appVersion: 'Version',
  appVersionHint: 'La version publiée du cadre qui entoure chaque page.',
  contract: 'Contrat',
  contractHint:
    'Ce sur quoi les modules peuvent compter. Un module conçu pour un autre contrat n’est pas ouvert.',
  registry: 'Registre des modules',
  registryHint: 'Augmente chaque fois qu’un module est publié, retiré ou rétabli.',
  registryRead: (revision, when) => `Révision ${revision}, lue ${when}`,
  registryStored: (revision) => `Révision ${revision}, lue auparavant et conservée dans ce navigateur`,

  unknown: 'Inconnue',

  parts: 'Modules',
  partsHint:
    'Chaque module fournit certaines pages. Il est chargé quand l’une d’elles est demandée, et jamais tant qu’il est désactivé.',
  part: 'Module',
  inThisTab: 'Dans cet onglet',
  published: 'Publiée',
  builtFor: 'Contrat',
  orLater: (contract) => `${contract} ou plus récent`,
  state: 'État',
  whys: {
    live: 'La version publiée',
    canary: 'Une version à l’essai sur certains navigateurs',
    previous: 'La version précédente, car celle qui est publiée n’a pas fonctionné ici',
    override: 'La copie d’un développeur, dans cet onglet seulement',
    off: 'Désactivé dans les réglages',
    killed: 'Désactivé pour tout le monde par votre administrateur',
  },
  notLoaded: 'Pas encore utilisé',
  loaded: (ms, attempts) =>
    attempts === 1 ? `Chargé en ${ms} ms` : `Chargé en ${ms} ms à la tentative ${attempts}`,
  failed: (kind) => `Échec : ${failures[kind]}`,
  circuits: {
    open: 'En pause pour trente secondes après trois échecs',
    'half-open': 'Nouvel essai dès qu’il sera demandé',
    closed: '',
  },

  shared: 'Paquets communs',
  sharedHint: 'Le code commun à tous les modules, chargé une seule fois.',
  package: 'Paquet',
  version: 'Version',
  providedBy: 'Fourni par',
  usedBy: 'Utilisé par',
  host: 'l’application',
  nobody: 'personne pour l’instant',
  packages,
  allOnce: (n) => `${packages(n)}, chacun en une seule version`,
  report: {
    app: (version, contract) => `My Note ${version}, contrat ${contract}`,
    registry: (state) => `Registre des modules : ${state}`,
    part: ({ name, version, why, published, contract, state }) =>
      `${name} ${version} (${why} ; publié : ${published} ; contrat ${contract}) : ${state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join(' et ')} de ${providers} ; utilisé par ${users}`,
  },
  several: (names) =>
    `Plusieurs versions de ${names} se trouvent dans cet onglet. Des modules qui en utilisent des versions différentes risquent de mal fonctionner ensemble. Contactez votre administrateur.`,
};
