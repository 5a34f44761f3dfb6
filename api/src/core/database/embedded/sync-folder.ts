import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Writes a folder and all it holds to the disk. */
export function syncAll(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    sync(path.join(folder, entry));
  sync(folder);
}

/** Syncs the name of a folder, after it was made or renamed. */
export const syncName = (folder: string) => sync(path.dirname(folder));

function sync(file: string) {
  if (process.platform === 'win32') return;
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
