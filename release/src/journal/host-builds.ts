import type { Registry } from '@my-note/contract/registry';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { envelopeSchema } from '../publishers/envelope.ts';
import type { Store } from '../store/area.ts';
import { tooOld } from './prune.ts';

const buildSchema = z.object({
  version: z.string(),
  /** Integrity of each file. */
  files: z.record(z.string(), z.string()),
  /** ISO time when it was published; an older tool did not say. */
  at: z.optional(z.string()),
  /** Who published it, and that it is what they built. */
  signed: z.optional(envelopeSchema),
  /** When it was last live, in milliseconds. */
  until: z.number(),
});
const buildsSchema = z.array(buildSchema);
export type HostBuild = z.infer<typeof buildSchema>;

const KEY = 'host-builds.json';

/** Builds of the host, the live one first. */
export async function readHostBuilds(store: Store): Promise<HostBuild[]> {
  const found = await store.journal.read(KEY);
  return (found && parseJson(buildsSchema, found.content)) ?? [];
}

/** The record of the live build. */
export const liveHostBuild = async (store: Store, { host }: Registry) =>
  (await readHostBuilds(store)).find(({ version }) => version === host?.version);

/** Records the live build, drops those that no open tab runs any more, and returns the rest. */
export async function writeHostBuilds(
  store: Store,
  before: HostBuild[],
  live: Omit<HostBuild, 'until'>,
): Promise<HostBuild[]> {
  const now = Date.now();
  const earlier = before
    .map((build, index) => (index === 0 ? { ...build, until: now } : build))
    .filter(({ version }) => version !== live.version);
  const builds = [{ ...live, until: now }, ...earlier];
  const old = new Set(tooOld(builds));
  const kept = builds.filter((build) => !old.has(build));
  await store.journal.write(KEY, JSON.stringify(kept));
  return kept;
}
