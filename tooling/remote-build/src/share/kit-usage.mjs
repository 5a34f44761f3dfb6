import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a build that `remote ls --usage` reads. */
export const KIT_USAGE = 'kit-usage.json';

const NOT_BUILT = /\.test\.tsx?$|(?:^|[/\\])testing[/\\]/;
const PACKAGE = /@my-note\/(?:kit|contract)(?:\/[\w/-]+)?/.source;
const STATEMENT = new RegExp(
  `^(?:import|export)\\s+(?:type\\s+)?(?:\\{([^}]*)\\}|[^{};]*?)\\s+from\\s+['"](${PACKAGE})['"]`,
  'gm',
);
const LAZY = new RegExp(`\\bimport\\(\\s*['"](${PACKAGE})['"]`, 'g');

/**
 * What the sources of a remote import of the kit and the contract, also types: without them it would not compile.
 * @param {string} dir
 * @returns {Record<string, string[]>} names by entry; `*` where a whole entry is imported
 */
export function kitUsage(dir) {
  const folder = path.join(dir, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  /** @type {(entry: string, name: string) => void} */
  const add = (entry, name) => {
    used.set(entry, (used.get(entry) ?? new Set()).add(name));
  };
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !NOT_BUILT.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, names, entry = ''] of text.matchAll(STATEMENT))
      for (const name of names?.split(',') ?? ['*']) {
        const [exported = ''] = name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/);
        if (exported) add(entry, exported);
      }
    for (const [, entry = ''] of text.matchAll(LAZY)) add(entry, '*');
  }
  return Object.fromEntries([...used].sort().map(([entry, names]) => [entry, [...names].sort()]));
}
