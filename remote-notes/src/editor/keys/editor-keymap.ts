import { historyKeymap } from '@milkdown/kit/plugin/history';
import {
  blockquoteKeymap,
  bulletListKeymap,
  codeBlockKeymap,
  emphasisKeymap,
  headingKeymap,
  inlineCodeKeymap,
  orderedListKeymap,
  paragraphKeymap,
  strongKeymap,
} from '@milkdown/kit/preset/commonmark';
import { strikethroughKeymap } from '@milkdown/kit/preset/gfm';
import { keymap } from '@milkdown/kit/prose/keymap';
import type { Command } from '@milkdown/kit/prose/state';
import { blockKeys, formatKeys, type KeyRow, proseKeys, writingKeys } from '@my-note/kit/keys';
import { toggleHighlight } from '../decorations/highlights.ts';
import { commands } from '../visual/commands.ts';
import { toggleList, toggleTask, toggleTaskDone } from '../visual/lists.ts';

/** Keymaps of the presets that the table of keys replaces. */
export const REPLACED_KEYMAPS: readonly unknown[] = [
  blockquoteKeymap,
  bulletListKeymap,
  codeBlockKeymap,
  emphasisKeymap,
  headingKeymap,
  historyKeymap,
  inlineCodeKeymap,
  orderedListKeymap,
  paragraphKeymap,
  strikethroughKeymap,
  strongKeymap,
].flat();

type Bound = readonly [row: KeyRow, command: Command];

/** Commands by the keys of their rows in the table, in ProseMirror's notation. */
export const bindKeys = (bound: readonly Bound[]): Record<string, Command> =>
  Object.fromEntries(bound.flatMap(([{ keys }, command]) => proseKeys(keys).map((key) => [key, command])));

const bound: readonly Bound[] = [
  [formatKeys.bold, commands.bold],
  [formatKeys.italic, commands.italic],
  [formatKeys.strike, commands.strike],
  [formatKeys.code, commands.code],
  [formatKeys.highlight, toggleHighlight],
  [blockKeys.text, commands.paragraph],
  [blockKeys['heading-1'], commands.heading(1)],
  [blockKeys['heading-2'], commands.heading(2)],
  [blockKeys['heading-3'], commands.heading(3)],
  [blockKeys['heading-4'], commands.heading(4)],
  [blockKeys['heading-5'], commands.heading(5)],
  [blockKeys['heading-6'], commands.heading(6)],
  [blockKeys.bullets, toggleList('bullet_list')],
  [blockKeys.numbers, toggleList('ordered_list')],
  [blockKeys.tasks, toggleTask],
  [blockKeys.check, toggleTaskDone],
  [blockKeys.quote, commands.quote],
  [blockKeys.code, commands.codeBlock],
  [writingKeys.undo, commands.undo],
  [writingKeys.redo, commands.redo],
];

/** Binds the keys of the table. */
export const editorKeymap = () => keymap({ ...bindKeys(bound), Backspace: commands.plainAtStart });
