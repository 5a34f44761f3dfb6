import type { KeyRow } from './key-row.ts';
import { keyTexts as texts } from './texts.ts';

/**
 * Keys of the visual editor. Its keymap, the hints of its tools, and the list of shortcuts read them here.
 *
 * @example
 * const hint = withKeys(formatKeys.bold.label, formatKeys.bold.keys);
 */
export const formatKeys = {
  bold: { keys: '$mod+b', label: texts.format.bold },
  italic: { keys: '$mod+i', label: texts.format.italic },
  strike: { keys: '$mod+Alt+x', label: texts.format.strike },
  code: { keys: '$mod+e', label: texts.format.code },
  highlight: { keys: '$mod+Shift+h', label: texts.format.highlight },
  link: { keys: '$mod+k', label: texts.format.link },
  openLink: { keys: '$mod+Click', label: texts.format.openLink },
} as const satisfies Record<string, KeyRow>;

/**
 * Keys that change a block.
 *
 * @example
 * const hint = keyHint(blockKeys.tasks.keys);
 */
export const blockKeys = {
  text: { keys: '$mod+Alt+0', label: texts.block.text },
  'heading-1': { keys: '$mod+Alt+1', label: texts.block.heading1 },
  'heading-2': { keys: '$mod+Alt+2', label: texts.block.heading2 },
  'heading-3': { keys: '$mod+Alt+3', label: texts.block.heading3 },
  'heading-4': { keys: '$mod+Alt+4', label: texts.block.heading4 },
  'heading-5': { keys: '$mod+Alt+5', label: texts.block.heading5 },
  'heading-6': { keys: '$mod+Alt+6', label: texts.block.heading6 },
  bullets: { keys: '$mod+Alt+8', label: texts.block.bullets },
  numbers: { keys: '$mod+Alt+7', label: texts.block.numbers },
  tasks: { keys: '$mod+Alt+9', label: texts.block.tasks },
  check: { keys: '$mod+Enter', label: texts.block.check },
  quote: { keys: '$mod+Shift+b', label: texts.block.quote },
  code: { keys: '$mod+Alt+c', label: texts.block.code },
  menu: { keys: '$mod+Shift+.', label: texts.block.menu },
  up: { keys: 'Alt+Shift+ArrowUp', label: texts.block.up },
  down: { keys: 'Alt+Shift+ArrowDown', label: texts.block.down },
  below: { keys: 'ArrowDown', label: texts.block.below },
  leaveCode: { keys: 'Enter', label: texts.block.leaveCode },
} as const satisfies Record<string, KeyRow>;

/**
 * Further keys while writing.
 *
 * @example
 * const hint = keyHint(writingKeys.undo.keys);
 */
export const writingKeys = {
  insert: { keys: '/', label: texts.writing.insert },
  linkNote: { keys: '[ [', label: texts.writing.linkNote },
  indent: { keys: 'Tab / Shift+Tab', label: texts.writing.indent },
  lineBreak: { keys: 'Shift+Enter', label: texts.writing.lineBreak },
  tools: { keys: 'Alt+F10', label: texts.writing.tools },
  undo: { keys: '$mod+z', label: texts.writing.undo },
  redo: { keys: '$mod+Shift+z / $mod+y', label: texts.writing.redo },
  plainPaste: { keys: '$mod+Shift+v', label: texts.writing.plainPaste },
  source: { keys: '$mod+Shift+m', label: texts.writing.source },
  finish: { keys: 'Escape', label: texts.writing.finish },
  leave: { keys: 'Escape Tab', label: texts.writing.leave },
} as const satisfies Record<string, KeyRow>;

export const tableKeys = {
  cell: { keys: 'Tab / Shift+Tab', label: texts.table.cell },
  leave: { keys: 'Enter', label: texts.table.leave },
} as const satisfies Record<string, KeyRow>;

export const imageKeys = {
  width: { keys: 'ArrowLeft / ArrowRight', label: texts.image.width },
  steps: { keys: 'Shift+ArrowLeft / Shift+ArrowRight', label: texts.image.steps },
} as const satisfies Record<string, KeyRow>;

/**
 * Keys of find and replace in a note.
 *
 * @example
 * const hint = keyHint(findKeys.open.keys);
 */
export const findKeys = {
  open: { keys: '$mod+f', label: texts.find.open },
  next: { keys: 'Enter', label: texts.find.next },
  previous: { keys: 'Shift+Enter', label: texts.find.previous },
  close: { keys: 'Escape', label: texts.find.close },
} as const satisfies Record<string, KeyRow>;

/** Keys of the Markdown source, which CodeMirror binds. */
export const sourceKeys = {
  indent: { keys: 'Tab / Shift+Tab', label: texts.inSource.indent },
  move: { keys: 'Alt+ArrowUp / Alt+ArrowDown', label: texts.inSource.move },
  copy: { keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', label: texts.inSource.copy },
  delete: { keys: '$mod+Shift+k', label: texts.inSource.delete },
} as const satisfies Record<string, KeyRow>;
