import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { changeWords } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `1 ${one}`, other: `${number(n)} ${other}` });

const progress = (loads: number, needed: number, percent: number) =>
  `${number(loads)} von ${count(needed, 'Ladevorgang', 'Ladevorgängen')} bei ${percent} %.`;

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: 'Releases',
  forbidden: 'Nur der Betreiber kann diese Seite öffnen',
  forbiddenText: 'Hier stehen die Releases der Module. Frag deinen Admin, wenn etwas geändert werden soll.',

  remotes: 'Module',
  hint: (host, contract, revision) =>
    `Sie laufen in Host ${host} mit Vertrag ${contract}. Revision ${revision} des Modulverzeichnisses.`,
  loading: 'Releases werden geladen',
  unknown: 'Die Releases konnten nicht geladen werden',
  none: 'Noch nichts veröffentlicht. Veröffentliche ein Modul mit der Kommandozeile: pnpm remote publish.',

  noStore: 'Dieser Dienst weiß nicht, wo Module veröffentlicht werden',
  noStoreText:
    'Setze REMOTE_STORE oder SITE_DIR auf den Ordner oder Bucket der Website und starte den Dienst neu.',
  readOnly: 'Du kannst hier nur lesen',
  readOnlyText: (place, obstacle) =>
    `Der Dienst kann nicht nach ${place} schreiben (${obstacle}), und auch ein Wächter kann nichts tun. Gib ihm Schreibzugriff oder ändere etwas mit der Kommandozeile: pnpm remote.`,
  noReports:
    'Browser melden diesem Dienst nichts (TELEMETRY ist aus). Darum gibt es weder Zahlen noch einen Wächter.',

  killed: 'Für alle aus',
  removed: 'Entfernt',
  canaryMark: (percent) => `Canary ${percent} %`,
  guarded: 'Bewacht',
  live: 'Live',
  canary: 'Canary',
  previous: 'Vorige',
  kept: 'Aufgehoben',
  canaryShare: (percent) => `${percent} % der Browser`,
  nothingLive: 'Keine Version ist live.',
  noFigures: 'Noch keine Meldungen',
  loads: (n) => count(n, 'Ladevorgang', 'Ladevorgänge'),
  failed: (part) => `${part} fehlgeschlagen`,
  measured: (measure, value) => `${measure} ${value}`,

  details: 'Details',
  detailsOf: (name) => `Details zu ${name}`,
  actionsOf: (name) => `Aktionen für ${name}`,

  guard: 'Wächter',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)} Als Nächstes: ${next} % der Browser. Wartezeit mindestens ${seconds}.`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)} Als Nächstes: live für alle. Wartezeit mindestens ${seconds}.`,
  guardBegun: (who, when) => `Gestartet von ${who} ${when}. Ein voller Balken nimmt den Canary zurück.`,

  guardPart: (part) => `${part} der Schwelle, ab der er zurückgenommen wird`,
  unguarded: 'Kein Wächter beobachtet diesen Canary.',
  seconds: (seconds) =>
    seconds < 120
      ? count(seconds, 'Sekunde', 'Sekunden')
      : count(Math.round(seconds / 60), 'Minute', 'Minuten'),

  figures: 'Zahlen',
  figuresLoading: 'Zahlen werden geladen',
  figuresUnknown: 'Die Zahlen konnten nicht geladen werden',
  figuresNone: 'In diesem Zeitraum hat kein Browser etwas gemeldet.',
  figuresTable: (name) => `Zahlen zu ${name}`,
  chartsUnknown: 'Die Diagramme konnten nicht geladen werden',
  period: 'Zeitraum',
  periods: { hour: 'Letzte Stunde', day: 'Letzter Tag', month: '30 Tage' },
  measure: 'Messwert',
  measures: {
    loads: 'Ladevorgänge',
    failures: 'Fehlgeschlagen',
    errors: 'Fehler im Code',
    load: 'Ladezeit, p75',
    lcp: 'Größter Inhalt, p75',
    inp: 'Reaktion, p75',
  },
  chartSays: (measure, versions) => `${measure}: ${versions}.`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: 'keine',

  versions: 'Versionen',
  versionsHint: (days) =>
    `Mindestens die drei neuesten bleiben, und alle, die ${plural(days, { one: 'am letzten Tag', other: `in den letzten ${days} Tagen` })} in Gebrauch waren.`,
  publishedWhen: (when) => `Veröffentlicht ${when}`,
  contractOf: (contract) => `Vertrag ${contract}`,

  compare: 'Vergleichen',
  compareFrom: 'Von',
  compareTo: 'Zu',
  comparing: 'Wird verglichen',
  compareUnknown: 'Die Versionen konnten nicht verglichen werden',
  compareTable: (from, to) => `Von ${from} zu ${to}`,
  part: 'Teil',
  difference: 'Unterschied',
  contract: 'Vertrag',
  same: 'gleich',
  notIn: 'nicht dabei',
  parts: (what) =>
    what === 'entry' ? 'Einstieg' : what === 'all scripts and styles' ? 'Alle Skripte und Stile' : what,
  sharedModule: (name) => name,
  sharedSame: (n) =>
    plural(n, {
      one: '1 gemeinsames Paket wird in derselben Version gebraucht.',
      other: `${n} gemeinsame Pakete werden in denselben Versionen gebraucht.`,
    }),

  history: 'Verlauf',
  historyHint: 'Jede Änderung an dem, was live ist: wer, wann und warum.',
  historyLoading: 'Verlauf wird geladen',
  historyMore: 'Ältere Änderungen werden geladen',
  historyUnknown: 'Der Verlauf konnte nicht geladen werden',
  historyNone: 'Noch keine Änderung aufgezeichnet.',
  moved: (name, part, from, to) => `${name} ${part}: ${from} → ${to}`,
  absent: 'keine',
  yes: 'ja',
  no: 'nein',
};

const nextPage = 'Offene Tabs behalten, was sie ausführen, bis sie eine Seite neu laden.';

export const changes: Translation<typeof changeWords> = {
  promote: {
    label: 'Freigeben',
    title: ({ name, version }) => `${name} ${version} für alle freigeben?`,
    text: ({ version, live }) => `Alle erhalten ${version} statt ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ${version} ist live`,
  },
  rollback: {
    label: 'Zurücksetzen',
    title: ({ name, version }) => `${name} auf ${version} zurücksetzen?`,
    text: ({ version, live }) => `Alle erhalten wieder ${version} statt ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ist zurück auf ${version}`,
  },
  restore: {
    label: 'Zurückholen',
    title: ({ name, version }) => `${name} ${version} zurückholen?`,
    text: () => 'Seiten und Links sind wieder für alle da.',
    done: ({ name, version }) => `${name} ${version} ist wieder live`,
  },
  canary: {
    label: 'Canary starten',
    title: ({ name, version }) => `Canary von ${name} ${version} starten?`,
    text: ({ live }) => `Ein Teil der Browser erhält diese Version; die anderen bleiben bei ${live}.`,
    done: ({ name, version }) => `Der Canary von ${name} ${version} läuft`,
  },
  share: {
    label: 'Anteil ändern',
    title: ({ name }) => `Anteil des Canary von ${name} ändern?`,
    text: ({ version, live }) => `So viele Browser erhalten ${version}; die anderen bleiben bei ${live}.`,
    done: ({ name }) => `Der Canary von ${name} hat einen anderen Anteil`,
  },
  end: {
    label: 'Canary beenden',
    title: ({ name }) => `Canary von ${name} beenden?`,
    text: ({ live }) => `Alle erhalten ${live}. ${nextPage}`,
    done: ({ name }) => `Der Canary von ${name} ist beendet`,
  },
  kill: {
    label: 'Abschalten',
    title: ({ name }) => `${name} abschalten?`,
    text: () =>
      'Das Modul ist für alle abgeschaltet: Keine seiner Dateien wird geladen, und seine Seiten sagen das.',
    done: ({ name }) => `${name} ist für alle abgeschaltet`,
  },
  revive: {
    label: 'Wieder einschalten',
    title: ({ name }) => `${name} wieder einschalten?`,
    text: ({ live }) => `Das Modul ist wieder für alle eingeschaltet, in Version ${live}.`,
    done: ({ name }) => `${name} ist wieder eingeschaltet`,
  },
  remove: {
    label: 'Entfernen',
    title: ({ name }) => `${name} entfernen?`,
    text: (_named, keptDays) =>
      `Seiten und Links verschwinden für alle. Die Dateien bleiben ${keptDays} Tage, und bis dahin lässt sich das Modul zurückholen. Danach werden sie endgültig gelöscht.`,
    done: ({ name }) => `${name} ist entfernt`,
  },
};
