import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { changeWords } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';
import { count } from './count.ts';

const plural = pluralIn('fr');
const number = numberFormat();

const progress = (loads: number, needed: number, percent: number) =>
  `${number(loads)} sur ${count(needed, 'chargement', 'chargements')} à ${percent} %.`;

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: 'Publications',
  forbidden: 'Seul le gestionnaire peut ouvrir cette page',
  forbiddenText:
    'Elle montre les publications des modules de ce site. Si quelque chose doit être changé, adressez-vous à votre administrateur.',

  remotes: 'Modules',
  hint: (host, contract, revision) =>
    `Ils fonctionnent dans l’hôte ${host} avec le contrat ${contract}. Révision ${revision} du registre des modules.`,
  loading: 'Chargement des publications',
  unknown: 'Impossible de charger les publications',
  none: 'Rien n’est encore publié. Publiez un module avec la ligne de commande : pnpm remote publish.',

  noStore: 'Ce service ne sait pas où les modules sont publiés',
  noStoreText:
    'Définissez REMOTE_STORE ou SITE_DIR sur le dossier ou le bucket du site, puis redémarrez le service.',
  readOnly: 'Vous ne pouvez que consulter cette page',
  readOnlyText: (place, obstacle) =>
    `Le service ne peut pas écrire dans ${place} (${obstacle}), et un gardien ne peut pas agir non plus. Donnez-lui l’accès en écriture, ou passez par la ligne de commande : pnpm remote.`,
  noReports:
    'Les navigateurs n’envoient rien à ce service (TELEMETRY est désactivé) : il n’y a donc ni chiffres, ni gardien.',

  killed: 'Désactivé pour tous',
  removed: 'Retiré',
  canaryMark: (percent) => `Canari ${percent} %`,
  guarded: 'Surveillé',
  live: 'En ligne',
  canary: 'Canari',
  previous: 'Précédente',
  kept: 'Conservée',
  canaryShare: (percent) => `${percent} % des navigateurs`,
  nothingLive: 'Aucune version n’est en ligne.',
  noFigures: 'Aucune donnée reçue',
  loads: (n) => count(n, 'chargement', 'chargements'),
  failed: (part) => `${part} en échec`,
  measured: (measure, value) => `${measure} ${value}`,

  details: 'Détails',
  detailsOf: (name) => `Détails de ${name}`,
  actionsOf: (name) => `Actions pour ${name}`,

  guard: 'Gardien',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)} Ensuite : ${next} % des navigateurs, après ${seconds} au moins.`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)} Ensuite : en ligne pour tous, après ${seconds} au moins.`,
  guardBegun: (who, when) => `Lancé par ${who} ${when}. Une barre pleine retire le canari.`,

  guardPart: (part) => `${part} du seuil auquel il est retiré`,
  unguarded: 'Aucun gardien ne surveille ce canari.',
  seconds: (seconds) =>
    seconds < 120
      ? count(seconds, 'seconde', 'secondes')
      : count(Math.round(seconds / 60), 'minute', 'minutes'),

  figures: 'Chiffres',
  figuresLoading: 'Chargement des chiffres',
  figuresUnknown: 'Impossible de charger les chiffres',
  figuresNone: 'Aucun navigateur n’a rien signalé pendant cette période.',
  figuresTable: (name) => `Chiffres de ${name}`,
  chartsUnknown: 'Impossible de charger les graphiques',
  period: 'Période',
  periods: { hour: 'Dernière heure', day: 'Dernier jour', month: '30 jours' },
  measure: 'Mesure',
  measures: {
    loads: 'Chargements',
    failures: 'Chargements en échec',
    errors: 'Erreurs dans le code',
    load: 'Temps de chargement, p75',
    lcp: 'Plus grand contenu, p75',
    inp: 'Interaction, p75',
  },
  chartSays: (measure, versions) => `${measure} : ${versions}.`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: 'aucune',

  versions: 'Versions',
  versionsHint: (days) =>
    `Au moins les trois plus récentes restent, ainsi que toutes celles utilisées ${plural(days, { one: 'le dernier jour', other: `ces ${days} derniers jours` })}.`,
  publishedWhen: (when) => `Publiée ${when}`,
  contractOf: (contract) => `contrat ${contract}`,

  compare: 'Comparer',
  compareFrom: 'De',
  compareTo: 'À',
  comparing: 'Comparaison',
  compareUnknown: 'Impossible de comparer les versions',
  compareTable: (from, to) => `De ${from} à ${to}`,
  part: 'Partie',
  difference: 'Différence',
  contract: 'Contrat',
  same: 'identique',
  notIn: 'absent',
  parts: (what) =>
    what === 'entry' ? 'Entrée' : what === 'all scripts and styles' ? 'Tous les scripts et styles' : what,
  sharedModule: (name) => name,
  sharedSame: (n) =>
    plural(n, {
      one: '1 paquet commun est demandé dans la même version.',
      other: `${n} paquets communs sont demandés dans les mêmes versions.`,
    }),

  history: 'Historique',
  historyHint: 'Chaque changement de ce qui est en ligne : qui, quand et pourquoi.',
  historyLoading: 'Chargement de l’historique',
  historyMore: 'Chargement des changements plus anciens',
  historyUnknown: 'Impossible de charger l’historique',
  historyNone: 'Aucun changement n’est encore enregistré.',
  moved: (name, part, from, to) => `${name} ${part} : ${from} → ${to}`,
  absent: 'aucune',
  yes: 'oui',
  no: 'non',
};

const nextPage = 'Les onglets ouverts gardent ce qu’ils exécutent jusqu’au prochain chargement de page.';

export const changes: Translation<typeof changeWords> = {
  promote: {
    label: 'Mettre en ligne',
    title: ({ name, version }) => `Mettre en ligne ${name} ${version} ?`,
    text: ({ version, live }) => `Tout le monde reçoit ${version} au lieu de ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ${version} est en ligne`,
  },
  rollback: {
    label: 'Revenir en arrière',
    title: ({ name, version }) => `Revenir à ${name} ${version} ?`,
    text: ({ version, live }) => `Tout le monde reçoit de nouveau ${version} au lieu de ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} est revenu à ${version}`,
  },
  restore: {
    label: 'Rétablir',
    title: ({ name, version }) => `Rétablir ${name} ${version} ?`,
    text: () => 'Ses pages et ses liens sont de nouveau là pour tout le monde.',
    done: ({ name, version }) => `${name} ${version} est de nouveau en ligne`,
  },
  canary: {
    label: 'Démarrer un canari',
    title: ({ name, version }) => `Démarrer un canari de ${name} ${version} ?`,
    text: ({ live }) => `Une partie des navigateurs le reçoit ; les autres restent sur ${live}.`,
    done: ({ name, version }) => `Le canari de ${name} ${version} a démarré`,
  },
  share: {
    label: 'Changer la part',
    title: ({ name }) => `Changer la part du canari de ${name} ?`,
    text: ({ version, live }) =>
      `Cette part des navigateurs reçoit ${version} ; les autres restent sur ${live}.`,
    done: ({ name }) => `Le canari de ${name} a une autre part`,
  },
  end: {
    label: 'Arrêter le canari',
    title: ({ name }) => `Arrêter le canari de ${name} ?`,
    text: ({ live }) => `Tout le monde reçoit ${live}. ${nextPage}`,
    done: ({ name }) => `Le canari de ${name} est arrêté`,
  },
  kill: {
    label: 'Désactiver',
    title: ({ name }) => `Désactiver ${name} ?`,
    text: () =>
      'Le module est désactivé pour tout le monde : aucun de ses fichiers n’est chargé, et ses pages l’indiquent.',
    done: ({ name }) => `${name} est désactivé pour tout le monde`,
  },
  revive: {
    label: 'Réactiver',
    title: ({ name }) => `Réactiver ${name} ?`,
    text: ({ live }) => `Le module est réactivé pour tout le monde, en version ${live}.`,
    done: ({ name }) => `${name} est réactivé`,
  },
  remove: {
    label: 'Retirer',
    title: ({ name }) => `Retirer ${name} ?`,
    text: (_named, keptDays) =>
      `Ses pages et ses liens disparaissent pour tout le monde. Ses fichiers restent ${keptDays} jours, pendant lesquels il peut être rétabli. Ils sont ensuite supprimés définitivement.`,
    done: ({ name }) => `${name} est retiré`,
  },
};
