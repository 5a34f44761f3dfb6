import { HOST } from '@my-note/tooling/packages';
import { Refusal } from '@my-note/tooling/refusal';
import type { Store } from '../store/area.ts';
import { judge } from './judge.ts';
import {
  mayPublish,
  type Publisher,
  type Publishers,
  readPublishers,
  scopeText,
  writePublishers,
} from './publishers.ts';
import type { Signable, Statement } from './statement.ts';

const MINUTE_MS = 60_000;
/** A publish signs, uploads, and is checked in a browser within this time. */
const OLDEST_MINUTES = 15;
/** Clocks differ. */
const AHEAD_MINUTES = 5;

export interface Accepted {
  release: Signable;
  statement: Statement;
  publisher: Publisher;
}

/**
 * Refuses releases that no publisher of the site has signed for it, now, and for the first time. Without a list of
 * publishers everything passes.
 * @returns who signed each release
 */
export function demandSigned(list: Publishers | undefined, releases: Signable[]): Accepted[] {
  if (!list) return [];
  return releases.map((release) => {
    const judgement = judge(list, release);
    const [problem] = judgement.problems;
    if (problem === undefined && 'statement' in judgement) {
      demandRight(list, judgement);
      return { release, ...judgement };
    }
    const more = judgement.problems.length - 1;
    throw refusal(release, `${problem}${more > 0 ? `, and ${more} more` : ''}`);
  });
}

/**
 * Refuses keys that may not publish a release, and statements that are too old, or older than the newest accepted one: those
 * are used again, after a rollback, a removal, or a later publish.
 */
function demandRight(list: Publishers, { statement, publisher }: Pick<Accepted, 'statement' | 'publisher'>) {
  const { name, version, at } = statement;
  const refuse = (why: string) => {
    throw refusal({ name, version }, why);
  };
  const key = `the key ${publisher.id} of ${publisher.name}`;
  if (publisher.revoked) refuse(`${key} was revoked on ${publisher.revoked.at.slice(0, 10)}`);
  if (!mayPublish(publisher, name, name === HOST))
    refuse(`${key} may publish ${scopeText(publisher)}, not ${name}`);
  const minutes = (Date.now() - Date.parse(at)) / MINUTE_MS;
  if (minutes > OLDEST_MINUTES)
    refuse(
      `it was signed ${Math.floor(minutes)} minutes ago, and ${OLDEST_MINUTES} are allowed. Publish it again`,
    );
  if (minutes < -AHEAD_MINUTES)
    refuse(`it was signed ${Math.floor(-minutes)} minutes in the future. Set the clock of that machine`);
  const newest = list.newest[name];
  if (newest !== undefined && Date.parse(at) <= Date.parse(newest))
    refuse(`a statement of ${newest} was accepted already, and this one is not newer. Publish it again`);
}

const refusal = ({ name, version }: { name: string; version: string }, why: string) =>
  new Refusal(
    `Not published; what is live stays as it is.\n  - ${name} ${version}: ${why}.\nThis site takes only publishes that one of its publishers has signed: --key <file>. Who they are: remote keys list`,
  );

/**
 * Records that statements were used, before the flip: a process that is killed in between has to sign again. Call it under
 * the lock of the store.
 */
export async function recordUse(store: Store, accepted: Accepted[]) {
  if (accepted.length === 0) return;
  const { list, tag } = await readPublishers(store);
  if (!list) return;
  const used = Object.fromEntries(accepted.map(({ statement: { name, at } }) => [name, at]));
  await writePublishers(store, { ...list, newest: { ...list.newest, ...used } }, tag);
}
