import type { Registry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { who } from '../journal/author.ts';
import { changesBetween, noteBegun, writeLine } from '../journal/journal.ts';
import { clearPending } from '../journal/pending.ts';
import { keepLastTimes, prune } from '../journal/prune.ts';
import { mendHostPage } from '../place/place-host.ts';
import type { Store } from '../store/store.ts';
import { assertReadable } from './check-registry.ts';
import { REGISTRY, readRegistry } from './registry.ts';

// With the lock held a second try is already rare.
const TRIES = 5;

/**
 * Moves the pointer: compare-and-swap on the registry's revision, one publisher at a time. Killed at any moment
 * it leaves the old registry or the new one.
 * @param reason for the journal
 *   `ms` without the time that was spent waiting for others; `warning`: what failed after the flip was done
 */
export function flip(
  store: Store,
  { what, notes = [] }: { what: string; notes?: string[] },
  change: (before: Registry) => Promise<Registry>,
): Promise<{ registry: Registry; changed: boolean; ms: number; warning?: string }> {
  const author = who();
  return store.exclusively(async () => {
    const started = performance.now();
    const passed = () => Math.round(performance.now() - started);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { registry: before, tag } = await readRegistry(store);
      await mendHostPage(store, before);
      await clearPending(store, before);
      const wanted = await change(before);
      if (JSON.stringify(wanted) === JSON.stringify(before)) {
        return { registry: before, changed: false, ms: passed() };
      }
      const after = { ...wanted, revision: before.revision + 1 };
      assertReadable(after);
      const content = `${JSON.stringify(after, null, 2)}\n`;
      const at = new Date().toISOString();
      const changes = changesBetween(before, after);
      await keepLastTimes(store, before, after, at);
      await writeLine(store, {
        revision: after.revision,
        at,
        who: author,
        what,
        notes,
        changes,
        integrity: integrityOfContent(content),
      });
      if ((await store.site.swap(REGISTRY, content, tag)) || (await holds(store, content))) {
        const ms = passed();
        const warning = await tidyUp(store, after, new Set(changes.map(({ name }) => name)));
        return { registry: after, changed: true, ms, ...(warning ? { warning } : {}) };
      }
    }
    throw new Refusal(
      `${REGISTRY} kept changing while this was to be published. Nothing was done; try again.`,
    );
  });
}

// An answer may get lost on its way: the request is sent again and finds its own work done.
async function holds(store: Store, content: string) {
  return (await store.site.read(REGISTRY))?.content.toString() === content;
}

// The flip is done by now, whatever fails here; the next one tries again.
async function tidyUp(store: Store, registry: Registry, changed: Set<string>) {
  try {
    if (registry.revision === 1) await noteBegun(store);
    await prune(store, registry, changed);
    return undefined;
  } catch (error) {
    return `Done, but old files could not be tidied up: ${error instanceof Error ? error.message : error}`;
  }
}
