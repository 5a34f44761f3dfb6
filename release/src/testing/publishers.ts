import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPublisher } from '../publishers/change-publishers.ts';
import { newKeyFile } from '../publishers/key-file.ts';
import type { Store } from '../store/store.ts';

/** A new key. */
export function newKey() {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-key-'));
  const key = newKeyFile(path.join(folder, 'key.pem'));
  rmSync(folder, { recursive: true });
  return key;
}

/** A new key that may publish some remotes to a store. */
export async function newPublisher(store: Store, name: string, remotes: string[]) {
  const key = newKey();
  await addPublisher(store, { key: key.publicKey, name, remotes });
  return key;
}
