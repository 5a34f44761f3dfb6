import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between the libraries of PostgreSQL, which the package lists because no tarball has links. Its own install
 * script makes them too, where npm is allowed to run it.
 * @param folder of the package
 */
export function makeLinks(folder: string) {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // A folder of another account, or another start at the same moment. Without the links the programs say what is missing.
      return;
    }
  }
}
