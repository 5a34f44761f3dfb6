import type { KeyRow } from './key-row.ts';
import { keyTexts as texts } from './texts.ts';

/** Keys of the page of a note or category. */
export const itemKeys = {
  edit: { keys: 'e', label: texts.item.edit },
  write: { keys: 'Enter', label: texts.item.write },
  previous: { keys: '[', label: texts.item.previous },
  next: { keys: ']', label: texts.item.next },
} as const satisfies Record<string, KeyRow>;

/**
 * Pages bind these before the table is loaded, so they only check them.
 *
 * @example
 * const label: ItemKeys['edit']['label'] = 'Edit';
 */
export type ItemKeys = typeof itemKeys;

export const searchKeys = {
  open: { keys: '$mod+k', label: texts.search.open },
  commands: { keys: '>', label: texts.search.commands },
  choose: { keys: 'ArrowUp / ArrowDown', label: texts.search.choose },
  go: { keys: 'Enter', label: texts.search.go },
  beside: { keys: 'Alt+Enter', label: texts.search.beside },
  forget: { keys: 'Delete', label: texts.search.forget },
} as const satisfies Record<string, KeyRow>;

export const treeKeys = {
  step: { keys: 'ArrowUp / ArrowDown', label: texts.tree.step },
  open: { keys: 'ArrowRight / ArrowLeft', label: texts.tree.open },
  openAll: { keys: '*', label: texts.tree.openAll },
  ends: { keys: 'Home / End', label: texts.tree.ends },
  letter: { keys: 'A–Z', label: texts.tree.letter },
  go: { keys: 'Enter', label: texts.tree.go },
  rename: { keys: 'F2', label: texts.tree.rename },
  trash: { keys: 'Delete', label: texts.tree.trash },
  menu: { keys: 'Shift+F10', label: texts.tree.menu },
  move: { keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', label: texts.tree.move },
  indent: {
    keys: 'Alt+Shift+ArrowRight / Alt+Shift+ArrowLeft',
    label: texts.tree.indent,
  },
  width: { keys: 'ArrowLeft / ArrowRight', label: texts.tree.width },
} as const satisfies Record<string, KeyRow>;

export const listKeys = {
  step: { keys: 'ArrowUp / ArrowDown', label: texts.list.step },
  ends: { keys: 'Home / End', label: texts.list.ends },
  select: { keys: 'Space', label: texts.list.select },
  extend: { keys: 'Shift+ArrowUp / Shift+ArrowDown', label: texts.list.extend },
  selectAll: { keys: '$mod+a', label: texts.list.selectAll },
  clear: { keys: 'Escape', label: texts.list.clear },
  move: { keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', label: texts.list.move },
} as const satisfies Record<string, KeyRow>;
