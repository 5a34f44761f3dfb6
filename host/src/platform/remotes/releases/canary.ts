import type { RegistryEntry } from '@my-note/contract/registry';
import type { ChosenRelease } from '../model/loader-types.ts';
import { findRelease } from './release-of-version.ts';

const STORAGE_KEY = 'my-note.device';

// A random number, not a fingerprint; it never leaves this browser.
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

/** Hashes a text to a number from 0 to 100, evenly distributed (FNV-1a, mixed once more). */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/**
 * The canary of a remote, if this browser is among those that get it. A browser keeps the canary while the percentage
 * grows; the next canary selects other browsers.
 */
export function canaryOf(entry: RegistryEntry, storage: Storage = localStorage): ChosenRelease | undefined {
  const { name, canary } = entry;
  if (!canary) return undefined;
  const release = findRelease(entry, canary.version);
  const isIn = bucketOf(`${deviceId(storage)}/${name}/${canary.version}`) < canary.percent;
  return release && isIn ? { release, source: 'canary' } : undefined;
}
