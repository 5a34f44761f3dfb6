import { randomUUID } from 'node:crypto';
import { type Registry, signedRegistryText } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { readGuard } from '../guard/guard-state.ts';
import { changesBetween, type JournalLine, newestDone, recordDone, writeLine } from '../journal/journal.ts';
import { clearPending } from '../journal/pending.ts';
import { prune, recordLastUse } from '../journal/prune.ts';
import { mendHostPage } from '../place/place-host.ts';
import type { Store } from '../store/area.ts';
import { author } from './author.ts';
import { assertReadable, REGISTRY, readRegistry } from './registry.ts';
import { demandSignature, withSignature } from './signature.ts';
import { readSiteKey } from './site-key.ts';

// With the lock held a second attempt is already rare.
const ATTEMPTS = 5;

interface FlipReason {
  what: string;
  who?: string;
  notes?: string[];
  isSigning?: boolean;
}

/**
 * Flips the registry: compare-and-swap on its revision, one publisher at a time. Killed at any moment it leaves the
 * old registry or the new one.
 * @param reason for the journal; `notes` are remarks, such as why somebody does it; `isSigning` signs a registry that the
 *   site has not signed yet
 * @returns `ms` excludes waiting for the lock; `warning` says what failed after the flip
 */
export function flip(
  store: Store,
  { what, who, notes = [], isSigning = false }: FlipReason,
  change: (before: Registry) => Promise<Registry>,
): Promise<{ registry: Registry; changed: boolean; ms: number; warning?: string }> {
  const by = who ?? author();
  return store.exclusively(async () => {
    const started = performance.now();
    const key = readSiteKey();
    const passed = () => Math.round(performance.now() - started);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const newest = await newestDone(store);
      const { registry: before, content: current, tag } = await readRegistry(store);
      demandSignature(current, key, isSigning);
      demandNewest(before, newest);
      await mendHostPage(store, before);
      await clearPending(store, before);
      const former = await withGuards(store, before);
      const wanted = await change(before);
      if (!isSigning && signedRegistryText(wanted) === signedRegistryText(before)) {
        return { registry: before, changed: false, ms: passed() };
      }
      // Without a flip in the journal, the store is new, or its operator wants an old registry: browsers take it then.
      // What the site signs first is a new beginning too: nobody knows what browsers were given before.
      const history = (newest > 0 && !isSigning && before.history) || randomUUID();
      const { host, remotes } = wanted;
      const unsigned: Registry = {
        ...{ schema: 1, revision: before.revision + 1, history },
        ...(host ? { host } : {}),
        remotes,
      };
      assertReadable(unsigned);
      const after = key?.sign ? withSignature(unsigned, { ...key, sign: key.sign }) : unsigned;
      const content = `${JSON.stringify(after, null, 2)}\n`;
      const at = new Date().toISOString();
      const changes = changesBetween(before, after);
      const changed = new Set(changes.map(({ name }) => name));
      await recordLastUse(store, before, after, at);
      await writeLine(store, {
        revision: after.revision,
        at,
        who: by,
        what,
        notes,
        changes,
        former: former.filter(({ entry }) => changed.has(entry.name)),
        integrity: integrityOfContent(content),
      });
      if ((await store.site.swap(REGISTRY, content, tag)) || (await contains(store, content))) {
        const ms = passed();
        const warning = await tidyUp(store, after, changed);
        return { registry: after, changed: true, ms, ...(warning ? { warning } : {}) };
      }
    }
    throw new Refusal(
      `${REGISTRY} kept changing while this was to be published. Nothing was done; try again.`,
    );
  });
}

// On top of an old registry, revisions would be given twice, and what was taken back would be live again.
function demandNewest({ revision }: Registry, newest: number) {
  if (revision >= newest) return;
  throw new Refusal(
    `${REGISTRY} is of revision ${revision}, and revision ${newest} was live: somebody put back an old one. Put back the newest; or, if the old one is wanted, remove begun.json of the journal.`,
  );
}

// Read before the change, which may begin another guard.
const withGuards = (store: Store, { remotes }: Registry): Promise<NonNullable<JournalLine['former']>> =>
  Promise.all(
    remotes.map(async (entry) => {
      const { name, canary } = entry;
      const guard = canary && (await readGuard(store, name));
      return { entry, ...(guard?.version === canary?.version ? { guard } : {}) };
    }),
  );

// When a response is lost, the retried request finds its own write.
async function contains(store: Store, content: string) {
  return (await store.site.read(REGISTRY))?.content.toString() === content;
}

// The flip is done, so a failure here is a warning; the next flip tries again.
async function tidyUp(store: Store, registry: Registry, changed: Set<string>) {
  try {
    await recordDone(store, registry.revision);
    await prune(store, registry, changed);
    return undefined;
  } catch (error) {
    return `Done, but old files could not be tidied up: ${error instanceof Error ? error.message : error}`;
  }
}
