import { readingKey } from '../shortcuts/reading-direction.ts';
import type { KeyGroup, KeyRow } from './key-row.ts';
import { itemKeys, listKeys, searchKeys, treeKeys } from './page-keys.ts';
import { keyTexts } from './texts.ts';
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
  item: keyTexts.groups.item,
  writing: keyTexts.groups.writing,
  find: keyTexts.groups.find,
} as const;

/** Left and right as they are on the page: where one reads to the left, the left arrow opens. */
const asRead = ({ keys, label }: KeyRow): KeyRow => ({
  keys: keys.replace(/Arrow(Left|Right)/g, readingKey),
  label,
});

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
  group(keyTexts.groups.search, searchKeys),
  group(keyGroupNames.writing, writingKeys),
  group(keyTexts.groups.formatting, formatKeys),
  group(keyTexts.groups.blocks, blockKeys),
  group(keyTexts.groups.tables, { ...tableKeys, ...imageKeys }),
  group(keyGroupNames.find, findKeys),
  group(keyTexts.groups.source, sourceKeys),
  { group: keyTexts.groups.tree, rows: Object.values(treeKeys).map(asRead) },
  group(keyTexts.groups.list, listKeys),
];
