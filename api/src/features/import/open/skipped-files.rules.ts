import type { Warnings } from '../warnings.rules.ts';

/** Files that file managers create. */
export const JUNK = /(?:^|\/)(?:__MACOSX\/|\._|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;
export const HIDDEN = /(?:^|\/)\./;

const HIDDEN_FOLDER = 'A hidden folder, which holds no notes';
const HIDDEN_FILE = 'A hidden file';
const REASONS = new Map([
  ['.obsidian', 'The settings of Obsidian'],
  ['.trash', 'What was deleted there'],
  ['node_modules', 'A folder of programs'],
]);

/** The files that an import reads. A skipped folder is reported once, not file by file. */
export function withoutSkipped(names: Iterable<string>, warnings: Warnings): Set<string> {
  const files = new Set<string>();
  const reported = new Set<string>();
  for (const name of names) {
    if (JUNK.test(name)) continue;
    const folders = name.split('/');
    const file = folders.pop() ?? '';
    const at = folders.findIndex((folder) => folder.startsWith('.') || REASONS.has(folder));
    const left = at < 0 ? file.startsWith('.') && name : `${folders.slice(0, at + 1).join('/')}/`;
    if (!left) files.add(name);
    else if (!reported.has(left)) {
      reported.add(left);
      warnings.skip(left, at < 0 ? HIDDEN_FILE : (REASONS.get(folders[at] ?? '') ?? HIDDEN_FOLDER));
    }
  }
  return files;
}
