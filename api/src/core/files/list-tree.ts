import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every entry below a folder, with its path. Never enters a link, which may lead to any other folder. */
export function* listTree(folder: string): Generator<{ file: string; entry: Dirent }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    yield { file, entry };
    if (entry.isDirectory()) yield* listTree(file);
  }
}
