import { styleText } from 'node:util';
import { grantSchema } from '@my-note/contract/grant';
import type { RegistryEntry } from '@my-note/contract/registry';
import { describeField, type FieldFigures, readField } from '../guard/field.ts';
import { readGuard } from '../guard/guard-state.ts';
import { describeGrant, type JournalLine, readJournal } from '../journal/journal.ts';
import { type ReleaseRecord, recordsOf, removedRemotes } from '../journal/release-records.ts';
import { provenanceOf } from '../publishers/provenance.ts';
import { type Publishers, readPublishers } from '../publishers/publishers.ts';
import { signableRelease } from '../publishers/statement.ts';
import { readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';

const JOURNAL_LINES = 8;
const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** The content of a store, as lines for the terminal. */
export async function list(store: Store): Promise<string[]> {
  const { registry } = await readRegistry(store);
  const { host, revision, remotes } = registry;
  if (revision === 0) return [`${store.place}: nothing is published here`];
  const shell = host ? `host ${host.version}, contract ${host.contract}` : 'no host yet';
  const field = (await readField(store))?.versions ?? {};
  const publishers = (await readPublishers(store)).list;
  const blocks = await Promise.all(
    remotes.map(async (entry) =>
      linesOf(entry, {
        records: await recordsOf(store, entry.name),
        guarded: await isGuarded(store, entry),
        field,
        publishers,
      }),
    ),
  );
  const removed = (await removedRemotes(store, registry)).map(async (name) => [
    '',
    `${name}  REMOVED`,
    keptLine(await recordsOf(store, name)),
  ]);
  const journal = await readJournal(store, revision, JOURNAL_LINES);
  return [
    `${store.place}: revision ${revision}, ${shell}`,
    ...blocks.flat(),
    ...(await Promise.all(removed)).flat(),
    ...(journal.length > 0 ? ['', 'last flips'] : []),
    ...journal.map(lineOf),
  ];
}

function linesOf(
  { name, version, contract, previous, canary, flag, killed, trust, grant }: RegistryEntry,
  {
    records,
    guarded,
    field,
    publishers,
  }: {
    records: ReleaseRecord[];
    guarded: boolean;
    field: Record<string, FieldFigures>;
    publishers: Publishers | undefined;
  },
) {
  const live = records.find(({ release }) => release.version === version);
  const facts = [
    ['live', `${version}${live ? `, ${ageOf(live.at)} old` : ''}, contract ${contract}`],
    ['signed', live && provenanceOf(publishers, signableRelease(live), live.at)?.text],
    ['previous', previous],
    [
      'canary',
      canary && `${canary.version}, ${canary.percent} % of the browsers${guarded ? ', guarded' : ''}`,
    ],
    ['flag', flag],
    ['trust', trust && `${trust}, ${grantLine(grant)}`],
    ['field', fieldLine(name, version, records, field)],
    ['on trial', canary && fieldLine(name, canary.version, records, field)],
  ];
  const lines = facts.filter(([, fact]) => fact).map(([what, fact]) => factLine(String(what), String(fact)));
  return ['', killed ? `${name}  KILLED: off for everybody` : name, ...lines, keptLine(records)];
}

const isGuarded = async (store: Store, { name, canary }: RegistryEntry) =>
  canary !== undefined && (await readGuard(store, name))?.version === canary.version;

/** What browsers have measured of a version; red is what its budget does not allow. */
function fieldLine(
  name: string,
  version: string,
  records: ReleaseRecord[],
  field: Record<string, FieldFigures>,
) {
  const figures = field[`${name} ${version}`];
  if (!figures) return undefined;
  const budget = records.find(({ release }) => release.version === version)?.field;
  const parts = describeField(figures, budget);
  return parts.map(({ text, isOver }) => (isOver ? styleText('red', text) : text)).join('; ');
}

function grantLine(grant: unknown) {
  const parsed = grantSchema.safeParse(grant).data;
  return parsed ? `may ${describeGrant(parsed)}` : 'granted nothing';
}

const factLine = (what: string, fact: string) => `  ${what.padEnd(9)} ${fact}`;
const keptLine = (records: ReleaseRecord[]) =>
  factLine('kept', records.map(({ release }) => release.version).join(', ') || 'nothing');

function lineOf({ revision, at, who, what, notes, changes }: JournalLine) {
  const moved = changes.map(
    ({ name, part, from, to }) => `${name} ${part} ${from ?? 'none'} -> ${to ?? 'none'}`,
  );
  const details = [...moved, ...notes].join('; ');
  return `  ${String(revision).padStart(4)}  ${at.slice(0, 16).replace('T', ' ')}  ${who}: ${what}  (${details})`;
}

function ageOf(at: string) {
  const age = Date.now() - Date.parse(at);
  const [size, unit] = UNITS.find(([length]) => age >= length) ?? [1000, 's'];
  return `${Math.floor(age / size)} ${unit}`;
}
