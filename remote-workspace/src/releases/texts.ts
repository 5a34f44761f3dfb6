import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

const plurals = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) =>
  `${number(n)} ${plurals.select(n) === 'one' ? one : other}`;

const progress = (loads: number, needed: number, percent: number) =>
  `${number(loads)} of ${count(needed, 'load', 'loads')} at ${percent}%.`;

export const releasesTexts = translated('workspace/releases', {
  pageTitle: 'Releases',
  forbidden: 'Only the operator can open this page',
  forbiddenText:
    'It shows the releases of this site’s parts. Ask your administrator if you need something changed.',

  remotes: 'Remotes',
  hint: (host: string, contract: string, revision: number) =>
    `They run in host ${host} with contract ${contract}. Revision ${revision} of the registry.`,
  loading: 'Loading releases',
  unknown: 'Couldn’t load the releases',
  none: 'Nothing is published yet. Publish a remote with the command line: pnpm remote publish.',

  noStore: 'This service doesn’t know where remotes are published',
  noStoreText:
    'Set REMOTE_STORE, or SITE_DIR, to the folder or bucket of the site, and start the service again.',
  readOnly: 'You can only look here',
  readOnlyText: (place: string, obstacle: string) =>
    `The service can’t write to ${place} (${obstacle}), and a guard can’t act either. Give it write access, or make changes with the command line: pnpm remote.`,
  noReports:
    'Browsers don’t report to this service (TELEMETRY is off), so there are no figures and no guard.',

  killed: 'Off for everyone',
  removed: 'Removed',
  canaryMark: (percent: number) => `Canary ${percent}%`,
  guarded: 'Guarded',
  live: 'Live',
  canary: 'Canary',
  previous: 'Previous',
  kept: 'Kept',
  canaryShare: (percent: number) => `${percent}% of the browsers`,
  nothingLive: 'No version is live.',
  noFigures: 'No reports yet',
  loads: (n: number) => count(n, 'load', 'loads'),
  failed: (part: string) => `${part} failed`,
  measured: (measure: string, value: string) => `${measure} ${value}`,

  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  actionsOf: (name: string) => `Actions for ${name}`,

  guard: 'Guard',
  guardToNext: (loads: number, needed: number, percent: number, next: number, seconds: string) =>
    `${progress(loads, needed, percent)} Next: ${next}% of the browsers, after ${seconds} at least.`,
  guardToLive: (loads: number, needed: number, percent: number, seconds: string) =>
    `${progress(loads, needed, percent)} Next: live for everyone, after ${seconds} at least.`,
  guardBegun: (who: string, when: string) => `Begun by ${who} ${when}. A full bar takes the canary back.`,
  guardPart: (part: string) => `${part} of what takes it back`,
  unguarded: 'No guard watches this canary.',
  seconds: (seconds: number) =>
    seconds < 120
      ? count(seconds, 'second', 'seconds')
      : count(Math.round(seconds / 60), 'minute', 'minutes'),

  figures: 'Figures',
  figuresLoading: 'Loading figures',
  figuresUnknown: 'Couldn’t load the figures',
  figuresNone: 'No browser reported anything in this period.',
  figuresTable: (name: string) => `Figures of ${name}`,
  chartsUnknown: 'Couldn’t load the charts',
  period: 'Period',
  periods: { hour: 'Last hour', day: 'Last day', month: '30 days' },
  measure: 'Measure',
  measures: {
    loads: 'Loads',
    failures: 'Failed loads',
    errors: 'Errors in code',
    load: 'Load time, p75',
    lcp: 'Largest content, p75',
    inp: 'Interaction, p75',
  },
  chartSays: (measure: string, versions: string) => `${measure}: ${versions}.`,
  chartValue: (role: string, value: string) => `${role} ${value}`,
  noValue: 'none',

  versions: 'Versions',
  versionsHint: (days: number) =>
    `At least the three newest stay, and all that were used in the last ${count(days, 'day', 'days')}.`,
  publishedWhen: (when: string) => `Published ${when}`,
  contractOf: (contract: string) => `contract ${contract}`,

  compare: 'Compare',
  compareFrom: 'From',
  compareTo: 'To',
  comparing: 'Comparing',
  compareUnknown: 'Couldn’t compare the versions',
  compareTable: (from: string, to: string) => `From ${from} to ${to}`,
  part: 'Part',
  difference: 'Difference',
  contract: 'Contract',
  same: 'same',
  notIn: 'not there',
  parts: (what: string) =>
    what === 'entry' ? 'Entry' : what === 'all scripts and styles' ? 'All scripts and styles' : what,
  sharedModule: (name: string) => name,
  sharedSame: (n: number) =>
    `${count(n, 'shared module is', 'shared modules are')} wanted in the same versions.`,

  history: 'History',
  historyHint: 'Every change of what is live: who, when, and why.',
  historyLoading: 'Loading history',
  historyMore: 'Loading older changes',
  historyUnknown: 'Couldn’t load the history',
  historyNone: 'No change is recorded yet.',
  moved: (name: string, part: string, from: string, to: string) => `${name} ${part}: ${from} → ${to}`,
  absent: 'none',
  yes: 'yes',
  no: 'no',
});
