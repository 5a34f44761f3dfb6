import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import type { Store } from '../store/area.ts';

const startSchema = z.object({ version: z.string() });
const keyOf = (name: string) => `starts/${name}.json`;

/** The version of a remote that the last start brought; undefined before the first one, and of sites of an older tool. */
export async function lastBrought(store: Store, name: string): Promise<string | undefined> {
  const found = await store.journal.read(keyOf(name));
  return found && parseJson(startSchema, found.content)?.version;
}

/** Records what a start has brought, after it is live: a killed start brings it again. */
export async function recordBrought(store: Store, releases: readonly { name: string; version: string }[]) {
  for (const { name, version } of releases)
    if ((await lastBrought(store, name)) !== version)
      await store.journal.write(keyOf(name), `${JSON.stringify({ version })}\n`);
}
