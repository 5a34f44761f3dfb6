import { warningTexts } from '../warning-texts.ts';
import type { Warnings } from '../warnings.rules.ts';

/** Files that file managers create. */
export const JUNK = /(?:^|\/)(?:__MACOSX\/|\._|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;
export const HIDDEN = /(?:^|\/)\./;

const REASONS = new Map<string, 'obsidianSettings' | 'deletedThere' | 'programs'>([
  ['.obsidian', 'obsidianSettings'],
  ['.trash', 'deletedThere'],
  ['node_modules', 'programs'],
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
      const reason = at < 0 ? 'hiddenFile' : (REASONS.get(folders[at] ?? '') ?? 'hiddenFolder');
      warnings.skip(left, warningTexts[reason]);
    }
  }
  return files;
}
