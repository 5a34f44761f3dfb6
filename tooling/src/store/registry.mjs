import { hasBegun } from './journal.mjs';
import { Refusal } from './refusal.mjs';

/**
 * The shapes of shared-kit/src/federation/registry.ts, which hosts read.
 * @typedef {{ url: string, integrity: string }} Pin
 * @typedef {{ path: string, module: string, label?: string, public?: boolean, files: string[] }} Page
 * @typedef {{ version: string, scope: string, manifest: Pin, entry: Pin, contract: string, pages?: Page[],
 *   fills?: Record<string, string> }} Release
 * @typedef {Release & { name: string, routes: string[], flag?: string, previous?: string | null,
 *   canary?: { version: string, percent: number }, releases?: Release[], killed?: boolean }} Entry
 * @typedef {{ version: string, contract: string, shared: Record<string, string> }} LiveHost
 * @typedef {{ schema: 1, revision: number, host?: LiveHost, remotes: Entry[] }} Registry
 * @typedef {{ name: string, release: Release, flag?: string }} Candidate what a registry entry is made of
 */

export const REGISTRY = 'registry.json';

// The order in which the menu has grown; whoever comes later, by name.
const FIRST = ['notes', 'sharing', 'youtube', 'notifications'];
const place = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/**
 * The order of remotes wherever they are listed.
 * @param {string} a
 * @param {string} b
 */
export const inOrder = (a, b) => place(a) - place(b) || (a < b ? -1 : Number(a > b));

/**
 * @param {import('./store.mjs').Store} store
 * @returns {Promise<{ registry: Registry, content?: Buffer, tag?: string }>} an empty one when nothing was published yet
 */
export async function readRegistry(store) {
  const found = await store.site.read(REGISTRY);
  if (found) return { registry: parse(found.content), ...found };
  if (!(await hasBegun(store))) return { registry: { schema: 1, revision: 0, remotes: [] } };
  throw new Refusal(
    `${REGISTRY} is gone from ${store.place}, although the journal beside it knows flips. Restore it before anything is published, or remove the journal too to begin anew.`,
  );
}

function parse(content) {
  try {
    const registry = JSON.parse(content.toString());
    if (registry.schema === 1 && Number.isInteger(registry.revision) && Array.isArray(registry.remotes))
      return registry;
  } catch {
    // Told below.
  }
  throw new Refusal(
    `${REGISTRY} of the store is damaged. Put back a whole one before anything is published.`,
  );
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
export function entryOf(registry, name) {
  const entry = registry.remotes.find((one) => one.name === name);
  if (entry) return entry;
  const known = registry.remotes.map((one) => one.name).join(', ') || 'none';
  throw new Refusal(`The store has no remote "${name}". There are: ${known}.`);
}

/**
 * What describes the version itself, of an entry that holds more.
 * @param {Release} entry
 * @returns {Release}
 */
export function releaseOf({ version, scope, manifest, entry, contract, pages, fills }) {
  return {
    version,
    scope,
    manifest,
    entry,
    contract,
    ...(pages ? { pages } : {}),
    ...(fills ? { fills } : {}),
  };
}

/**
 * The versions that browsers may be told to load: live, previous and canary, and how each is called.
 * @param {Entry} entry
 * @returns {{ role: 'live' | 'previous' | 'canary', release: Release }[]}
 */
export function pointedTo(entry) {
  const described = (role, version) => {
    const release = entry.releases?.find((one) => one.version === version);
    return release ? [{ role, release }] : [];
  };
  return [
    { role: 'live', release: releaseOf(entry) },
    ...described('previous', entry.previous),
    ...described('canary', entry.canary?.version),
  ];
}
