import type { KeyRow } from './key-row.ts';

/**
 * Keys of the visual editor. Its keymap, the hints of its tools, and the list of shortcuts read them here.
 *
 * @example
 * const hint = withKeys(formatKeys.bold.label, formatKeys.bold.keys);
 */
export const formatKeys = {
  bold: { keys: '$mod+b', label: 'Bold' },
  italic: { keys: '$mod+i', label: 'Italic' },
  strike: { keys: '$mod+Alt+x', label: 'Strikethrough' },
  code: { keys: '$mod+e', label: 'Code' },
  highlight: { keys: '$mod+Shift+h', label: 'Highlight' },
  link: { keys: '$mod+k', label: 'Link the selected words, or edit the link' },
  openLink: { keys: '$mod+Click', label: 'Open a link in a new tab' },
} as const satisfies Record<string, KeyRow>;

/**
 * Keys that change a block.
 *
 * @example
 * const hint = keyHint(blockKeys.tasks.keys);
 */
export const blockKeys = {
  text: { keys: '$mod+Alt+0', label: 'Text' },
  'heading-1': { keys: '$mod+Alt+1', label: 'Heading 1' },
  'heading-2': { keys: '$mod+Alt+2', label: 'Heading 2' },
  'heading-3': { keys: '$mod+Alt+3', label: 'Heading 3' },
  'heading-4': { keys: '$mod+Alt+4', label: 'Heading 4' },
  'heading-5': { keys: '$mod+Alt+5', label: 'Heading 5' },
  'heading-6': { keys: '$mod+Alt+6', label: 'Heading 6' },
  bullets: { keys: '$mod+Alt+8', label: 'Bullet list' },
  numbers: { keys: '$mod+Alt+7', label: 'Numbered list' },
  tasks: { keys: '$mod+Alt+9', label: 'Task list' },
  check: { keys: '$mod+Enter', label: 'Check or uncheck a task' },
  quote: { keys: '$mod+Shift+b', label: 'Quote' },
  code: { keys: '$mod+Alt+c', label: 'Code block' },
  menu: { keys: '$mod+Shift+.', label: 'Menu of the block' },
  up: { keys: 'Alt+Shift+ArrowUp', label: 'Move the block up' },
  down: { keys: 'Alt+Shift+ArrowDown', label: 'Move the block down' },
  below: { keys: 'ArrowDown', label: 'Leave a block at the end' },
  leaveCode: { keys: 'Enter', label: 'Leave code, after two empty lines' },
} as const satisfies Record<string, KeyRow>;

/**
 * Further keys while writing.
 *
 * @example
 * const hint = keyHint(writingKeys.undo.keys);
 */
export const writingKeys = {
  insert: { keys: '/', label: 'Insert a block' },
  linkNote: { keys: '[ [', label: 'Link to a note' },
  indent: { keys: 'Tab / Shift+Tab', label: 'Indent or outdent' },
  lineBreak: { keys: 'Shift+Enter', label: 'New line in the same block' },
  tools: { keys: 'Alt+F10', label: 'Go to the tools of the selection, link or code' },
  undo: { keys: '$mod+z', label: 'Undo' },
  redo: { keys: '$mod+Shift+z / $mod+y', label: 'Redo' },
  plainPaste: { keys: '$mod+Shift+v', label: 'Paste as plain text' },
  source: { keys: '$mod+Shift+m', label: 'Markdown source or visual editor' },
  finish: { keys: 'Escape', label: 'Finish writing' },
  leave: { keys: 'Escape Tab', label: 'Leave the text' },
} as const satisfies Record<string, KeyRow>;

export const tableKeys = {
  cell: { keys: 'Tab / Shift+Tab', label: 'Next or previous cell' },
  leave: { keys: 'Enter', label: 'Leave the table' },
} as const satisfies Record<string, KeyRow>;

export const imageKeys = {
  width: { keys: 'ArrowLeft / ArrowRight', label: 'Narrower or wider, at its handle' },
  steps: { keys: 'Shift+ArrowLeft / Shift+ArrowRight', label: 'In larger steps' },
} as const satisfies Record<string, KeyRow>;

/**
 * Keys of find and replace in a note.
 *
 * @example
 * const hint = keyHint(findKeys.open.keys);
 */
export const findKeys = {
  open: { keys: '$mod+f', label: 'Find and replace' },
  next: { keys: 'Enter', label: 'Next match' },
  previous: { keys: 'Shift+Enter', label: 'Previous match' },
  close: { keys: 'Escape', label: 'Close find' },
} as const satisfies Record<string, KeyRow>;

/** Keys of the Markdown source, which CodeMirror binds. */
export const sourceKeys = {
  indent: { keys: 'Tab / Shift+Tab', label: 'Indent or outdent the line' },
  move: { keys: 'Alt+ArrowUp / Alt+ArrowDown', label: 'Move the line' },
  copy: { keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', label: 'Copy the line' },
  delete: { keys: '$mod+Shift+k', label: 'Delete the line' },
} as const satisfies Record<string, KeyRow>;
