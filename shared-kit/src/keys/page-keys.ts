import type { KeyRow } from './key-row.ts';

/** Keys of the page of a note or category. */
export const itemKeys = {
  edit: { keys: 'e', label: 'Edit' },
  write: { keys: 'Enter', label: 'Edit, when the text has the focus' },
  previous: { keys: '[', label: 'Previous' },
  next: { keys: ']', label: 'Next' },
} as const satisfies Record<string, KeyRow>;

/**
 * Pages bind these before the table is loaded, so they only check them.
 *
 * @example
 * const label: ItemKeys['edit']['label'] = 'Edit';
 */
export type ItemKeys = typeof itemKeys;

export const searchKeys = {
  open: { keys: '$mod+k', label: 'Open the search' },
  commands: { keys: '>', label: 'List commands' },
  choose: { keys: 'ArrowUp / ArrowDown', label: 'Choose a result' },
  go: { keys: 'Enter', label: 'Open it' },
  beside: { keys: 'Alt+Enter', label: 'Open it in a new tab' },
  forget: { keys: 'Delete', label: 'Remove the chosen entry of the history' },
} as const satisfies Record<string, KeyRow>;

export const treeKeys = {
  step: { keys: 'ArrowUp / ArrowDown', label: 'Previous or next entry' },
  open: { keys: 'ArrowRight / ArrowLeft', label: 'Open or close; go in or out' },
  openAll: { keys: '*', label: 'Open all beside it' },
  ends: { keys: 'Home / End', label: 'First or last entry' },
  letter: { keys: 'A–Z', label: 'Next entry that starts with the letter' },
  go: { keys: 'Enter', label: 'Open the page' },
  rename: { keys: 'F2', label: 'Rename' },
  trash: { keys: 'Delete', label: 'Move to trash' },
  menu: { keys: 'Shift+F10', label: 'Menu of the entry' },
  move: { keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', label: 'Move among its siblings' },
  indent: {
    keys: 'Alt+Shift+ArrowRight / Alt+Shift+ArrowLeft',
    label: 'Move into the category above; move out',
  },
  width: { keys: 'ArrowLeft / ArrowRight', label: 'Width, at the edge of the sidebar' },
} as const satisfies Record<string, KeyRow>;

export const listKeys = {
  step: { keys: 'ArrowUp / ArrowDown', label: 'Previous or next row' },
  ends: { keys: 'Home / End', label: 'First or last row' },
  select: { keys: 'Space', label: 'Select the row' },
  extend: { keys: 'Shift+ArrowUp / Shift+ArrowDown', label: 'Select several rows' },
  selectAll: { keys: '$mod+a', label: 'Select all' },
  clear: { keys: 'Escape', label: 'Clear the selection' },
  move: { keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', label: 'Move the row' },
} as const satisfies Record<string, KeyRow>;
