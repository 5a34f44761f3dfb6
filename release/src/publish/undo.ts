import type { RegistryEntry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { writeGuard } from '../guard/guard-state.ts';
import { thresholdsOf } from '../guard/thresholds.ts';
import { readLine } from '../journal/journal.ts';
import { flip } from '../registry/flip.ts';
import { replaced, withoutRemote } from '../registry/registry-changes.ts';
import type { Store } from '../store/area.ts';
import { demandRunnable, demandUnmoved } from './flip-demands.ts';

/**
 * Restores a remote as it was before a flip: live, previous and canary versions, killed or not, and the guard. Refused when
 * the remote was changed since, or when a version that browsers would get is damaged or gone.
 * @param revision the one that the flip made
 */
export const undo = (
  store: Store,
  { name, revision, who }: { name: string; revision: number; who?: string },
) =>
  flip(store, { what: `undo ${name} ${revision}`, ...(who ? { who } : {}) }, async (before) => {
    await demandUnmoved(store, before, name, revision);
    const line = await readLine(store, revision);
    if (!line?.changes.some((change) => change.name === name))
      throw new Refusal(`Revision ${revision} did not change ${name}.`);
    if (!line.former)
      throw new Refusal(`Revision ${revision} was made by an older tool and cannot be undone.`);
    const former = line.former.find(({ entry }) => entry.name === name);
    if (!former) return withoutRemote(before, name);
    for (const version of wantedOf(former.entry)) await demandRunnable(store, before, name, version);
    const { guard } = former;
    if (guard) await writeGuard(store, name, { ...guard, thresholds: thresholdsOf(guard.thresholds) });
    return replaced(before, former.entry);
  });

// Browsers get nothing of a remote that was switched off.
const wantedOf = ({ version, canary, killed }: RegistryEntry) =>
  killed ? [] : [version, ...(canary ? [canary.version] : [])];
