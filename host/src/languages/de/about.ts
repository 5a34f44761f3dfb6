import { pluralIn, type Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';

const plural = pluralIn('de');
const packages = (count: number) => plural(count, { one: `${count} Paket`, other: `${count} Pakete` });

const failures: Record<RemoteErrorKind, string> = {
  network: 'Die Dateien waren nicht erreichbar',
  timeout: 'Die Dateien kamen nicht rechtzeitig an',
  integrity: 'Die Dateien sind nicht die veröffentlichten',
  contract: 'Eine neuere App wird gebraucht',
  'shared-version': 'Andere gemeinsame Pakete werden gebraucht',
  evaluation: 'Absturz beim Start',
  render: 'Absturz während der Anzeige',
  gone: 'Die Dateien gibt es nicht mehr',
  off: 'Ausgeschaltet',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'Über My Note',
  intro:
    'My Note läuft in deinem Browser und besteht aus mehreren Modulen, die einzeln veröffentlicht werden. Diese Seite zeigt, welche Versionen in diesem Tab laufen. Über dich oder deine Notizen steht hier nichts.',
  copy: 'Als Text kopieren',
  copied: 'Kopiert',
  copyFailed: 'Dieser Browser erlaubt unverschlüsselten Seiten kein Kopieren. Markiere den Text unten.',

  app: 'App',
  appVersion: 'Version',
  appVersionHint: 'Die veröffentlichte Version des Rahmens um alle Seiten.',
  contract: 'Vertrag',
  contractHint:
    'Worauf Module sich verlassen können. Ein Modul für einen anderen Vertrag wird nicht geöffnet.',
  registry: 'Modulverzeichnis',
  registryHint: 'Zählt hoch, sobald ein Modul veröffentlicht, zurückgezogen oder zurückgeholt wird.',
  registryRead: (revision, when) => `Revision ${revision}, gelesen ${when}`,
  registryStored: (revision) => `Revision ${revision}, früher gelesen und in diesem Browser gespeichert`,

  unknown: 'Unbekannt',

  parts: 'Module',
  partsHint:
    'Jedes Modul liefert einige der Seiten. Es wird geladen, sobald eine davon gebraucht wird, und nie, solange es ausgeschaltet ist.',
  part: 'Modul',
  inThisTab: 'In diesem Tab',
  published: 'Veröffentlicht',
  builtFor: 'Vertrag',
  orLater: (contract) => `${contract} oder neuer`,
  state: 'Status',
  whys: {
    live: 'Die veröffentlichte Version',
    canary: 'Eine Version, die einige Browser testen',
    previous: 'Die vorige Version, weil die veröffentlichte hier nicht lief',
    override: 'Die eigene Kopie eines Entwicklers, nur in diesem Tab',
    off: 'In den Einstellungen ausgeschaltet',
    killed: 'Von deinem Admin für alle ausgeschaltet',
  },
  notLoaded: 'Noch nicht gebraucht',
  loaded: (ms, attempts) =>
    attempts === 1 ? `In ${ms} ms geladen` : `In ${ms} ms geladen, beim ${attempts}. Versuch`,
  failed: (kind) => `Fehlgeschlagen: ${failures[kind]}`,
  circuits: {
    open: 'Pausiert nach drei Fehlern für eine halbe Minute',
    'half-open': 'Neuer Versuch, sobald es gebraucht wird',
    closed: '',
  },

  shared: 'Gemeinsame Pakete',
  sharedHint: 'Code, den sich alle Module teilen, einmal geladen.',
  package: 'Paket',
  version: 'Version',
  providedBy: 'Bereitgestellt von',
  usedBy: 'Verwendet von',
  host: 'der App',
  nobody: 'noch niemandem',
  packages,
  allOnce: (count) => `${packages(count)}, jedes in genau einer Version`,
  report: {
    app: (version, contract) => `My Note ${version}, Vertrag ${contract}`,
    registry: (state) => `Modulverzeichnis: ${state}`,
    part: ({ name, version, why, published, contract, state }) =>
      `${name} ${version} (${why}; veröffentlicht ${published}; Vertrag ${contract}): ${state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join(' und ')} von ${providers}; verwendet von ${users}`,
  },
  several: (names) =>
    `In diesem Tab gibt es mehr als eine Version von ${names}. Module mit verschiedenen Versionen arbeiten vielleicht nicht zusammen. Wende dich an deinen Admin.`,
};
