import { parseKept } from './parse-kept.mjs';

/**
 * One flip of the registry, as it is kept beside the site.
 * @typedef {object} JournalLine
 * @property {number} revision the registry's, after it
 * @property {string} at ISO time
 * @property {string} who
 * @property {string} what the command, such as `rollback notes`
 * @property {string[]} notes what one should know of it, such as a check that was left out
 * @property {{ name: string, part: string, from: unknown, to: unknown }[]} changes
 * @property {string} integrity of the registry that it wrote
 */

const FOLDER = 'flips';
const BEGUN = 'begun.json';
const keyOf = (revision) => `${FOLDER}/${String(revision).padStart(8, '0')}.json`;

/**
 * Written before the flip, so that none is without its line. What a killed flip left is replaced by the next one.
 * @param {import('./store.mjs').Store} store
 * @param {JournalLine} line
 */
export const writeLine = (store, line) =>
  store.journal.write(keyOf(line.revision), `${JSON.stringify(line, null, 2)}\n`);

/**
 * The line of one flip.
 * @param {import('./store.mjs').Store} store
 * @param {number} revision
 * @returns {Promise<JournalLine | undefined>}
 */
export async function readLine(store, revision) {
  const found = await store.journal.read(keyOf(revision));
  return found && parseKept(found.content);
}

/**
 * Notes that the first flip was done: its line alone may be that of one that was killed.
 * @param {import('./store.mjs').Store} store
 */
export const noteBegun = (store) => store.journal.write(BEGUN, '{}\n');

/**
 * Whether a registry was ever written.
 * @param {import('./store.mjs').Store} store
 */
export async function hasBegun(store) {
  if (await store.journal.read(BEGUN)) return true;
  return (await store.journal.list(FOLDER)).some(({ key }) => key > keyOf(1));
}

/**
 * The newest lines, oldest first. A line above the registry's revision is of a flip that never happened.
 * @param {import('./store.mjs').Store} store
 * @param {number} revision the registry's
 * @param {number} count
 */
export async function readJournal(store, revision, count) {
  const wanted = Array.from({ length: Math.min(count, revision) }, (_, back) => revision - back).reverse();
  const lines = await Promise.all(wanted.map((one) => readLine(store, one)));
  return lines.filter((line) => line !== undefined);
}

/**
 * What differs between two registries, in the words of the journal.
 * @param {import('./registry.mjs').Registry} before
 * @param {import('./registry.mjs').Registry} after
 * @returns {JournalLine['changes']}
 */
export function changesBetween(before, after) {
  const host = {
    name: 'host',
    part: 'live',
    from: before.host?.version ?? null,
    to: after.host?.version ?? null,
  };
  const remotes = after.remotes.flatMap((entry) => {
    const old = before.remotes.find(({ name }) => name === entry.name);
    return [
      { name: entry.name, part: 'live', from: old?.version ?? null, to: entry.version },
      { name: entry.name, part: 'canary', from: canaryOf(old), to: canaryOf(entry) },
      { name: entry.name, part: 'killed', from: Boolean(old?.killed), to: Boolean(entry.killed) },
    ];
  });
  return [host, ...remotes].filter(({ from, to }) => from !== to);
}

const canaryOf = (entry) => (entry?.canary ? `${entry.canary.version} ${entry.canary.percent} %` : null);
