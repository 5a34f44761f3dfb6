import type { KeyGroup, KeyRow } from './key-row.ts';
import { itemKeys, listKeys, searchKeys, treeKeys } from './page-keys.ts';
import {
  blockKeys,
  findKeys,
  formatKeys,
  imageKeys,
  sourceKeys,
  tableKeys,
  writingKeys,
} from './writing-keys.ts';

/**
 * Headings of the list; shortcuts that a page binds under one of them join its rows.
 *
 * @example
 * const shortcut: Shortcut = { keys: 'x', label: 'Archive', group: keyGroupNames.item, run: () => {} };
 */
export const keyGroupNames = {
  item: 'On a note or category',
  writing: 'While writing',
  find: 'Find and replace',
} as const;

const group = (name: string, table: Record<string, KeyRow>): KeyGroup => ({
  group: name,
  rows: Object.values(table),
});

/**
 * Every key that works somewhere, by place. The shell binds further ones, which it lists itself.
 *
 * @example
 * const all = keyGroups.flatMap(({ rows }) => rows);
 */
export const keyGroups: readonly KeyGroup[] = [
  group(keyGroupNames.item, itemKeys),
  group('Search', searchKeys),
  group(keyGroupNames.writing, writingKeys),
  group('Formatting', formatKeys),
  group('Blocks', blockKeys),
  group('Tables and images', { ...tableKeys, ...imageKeys }),
  group(keyGroupNames.find, findKeys),
  group('In the Markdown source', sourceKeys),
  group('In the sidebar', treeKeys),
  group('In a list of notes', listKeys),
];
