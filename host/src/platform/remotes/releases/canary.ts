import type { RegistryEntry } from '@my-note/contract/registry';
import type { ChosenRelease } from '../model/chosen-release.ts';
import { findRelease } from './release-of-version.ts';

const STORAGE_KEY = 'my-note.device';

// A random number and no fingerprint: it stays in this browser and is sent nowhere.
function deviceId(storage: Storage): string {
  try {
    const known = storage.getItem(STORAGE_KEY);
    if (known) return known;
    const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
    storage.setItem(STORAGE_KEY, id);
    return id;
  } catch {
    return '';
  }
}

/** Where a text falls between 0 and 100, evenly and always the same (FNV-1a, mixed once more). */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/**
 * The canary of a remote, when this browser is among those that get it. A browser that is in stays in while
 * the percentage grows; another canary draws anew.
 */
export function canaryOf(entry: RegistryEntry, storage: Storage = localStorage): ChosenRelease | undefined {
  const { name, canary } = entry;
  if (!canary) return undefined;
  const release = findRelease(entry, canary.version);
  const isIn = bucketOf(`${deviceId(storage)}/${name}/${canary.version}`) < canary.percent;
  return release && isIn ? { release, source: 'canary' } : undefined;
}
