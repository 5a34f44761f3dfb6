import { EXTENSION_POINTS, type Registry, type Release } from '@my-note/contract/registry';
import { inOrder } from '@my-note/tooling/paths';
import * as z from 'zod/mini';
import { versionFolder } from '../../journal/release-records.ts';
import { parseJson } from '../../parse-json.ts';
import { readRegistry } from '../../registry/registry.ts';
import type { Store } from '../../store/area.ts';

const kitUsageSchema = z.record(z.string(), z.array(z.string()));

/** Names of the remotes that use something, by what it is. */
type Users = Record<string, string[]>;

/** What the live remotes and canaries of a store use, so that removals rest on data. */
export interface Usage {
  /** Extension points, also those that nobody fills. */
  points: Users;
  /** Exports of the kit and the contract: `@my-note/kit/ui Button`. */
  exports: Users;
  /** Remotes whose build does not say what it uses, because it is from before kit 1.12. */
  unknown: string[];
}

/** The releases that browsers get: those that are live, and the canaries. */
const usedReleases = ({ remotes }: Registry) =>
  remotes.flatMap(({ name, canary, releases = [], ...live }) =>
    [live, ...releases.filter(({ version }) => version === canary?.version)].map((release) => ({
      name,
      release,
    })),
  );

function pointsOf({ pages = [], fills = {} }: Release): string[] {
  const has = (name: string, isUsed: boolean) => (isUsed ? [name] : []);
  return [
    ...has('page', pages.length > 0),
    ...has(
      'page with aliases',
      pages.some(({ aliases }) => aliases),
    ),
    ...has(
      'link',
      pages.some(({ path, label }) => label && !/[:*]/.test(path)),
    ),
    ...Object.keys(fills),
  ];
}

const EVERY_POINT = ['page', 'page with aliases', 'link', ...EXTENSION_POINTS];

export async function countUsage(store: Store): Promise<Usage> {
  const { registry } = await readRegistry(store);
  const points = new Map(EVERY_POINT.map((point) => [point, new Set<string>()]));
  const exports = new Map<string, Set<string>>();
  const unknown = new Set<string>();
  const add = (users: typeof points, what: string, name: string) =>
    users.set(what, (users.get(what) ?? new Set()).add(name));
  for (const { name, release } of usedReleases(registry)) {
    for (const point of pointsOf(release)) add(points, point, name);
    const file = await store.site.read(`${versionFolder(name, release.version)}/kit-usage.json`);
    const used = file && parseJson(kitUsageSchema, file.content);
    if (!used) unknown.add(name);
    for (const [entry, names] of Object.entries(used ?? {}))
      for (const exported of names) add(exports, `${entry} ${exported}`, name);
  }
  return {
    points: asUsers([...points]),
    exports: asUsers([...exports].sort(([a], [b]) => inOrder(a, b))),
    unknown: [...unknown].sort(inOrder),
  };
}

const asUsers = (entries: [string, Set<string>][]): Users =>
  Object.fromEntries(entries.map(([what, names]) => [what, [...names].sort(inOrder)]));
