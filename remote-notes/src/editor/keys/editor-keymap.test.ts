// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import { blockKeys, formatKeys, type KeyRow, keyGroups, proseKeys } from '@my-note/kit/keys';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { press } from '../../testing/press.ts';

beforeEach(stubLayout);

const MODIFIERS = { Mod: 'ctrlKey', Alt: 'altKey', Shift: 'shiftKey' } as const;

/** Presses the first keys of a row in a text whose last word is selected. */
async function pressed(content: string, { keys }: KeyRow) {
  const { editor, view } = await openEditor(content);
  const end = TextSelection.atEnd(view.state.doc).from;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end - 2, end)));
  const [chord = ''] = proseKeys(keys);
  const parts = chord.split('-');
  const held = Object.entries(MODIFIERS).flatMap(([name, held]) => (parts.includes(name) ? [held] : []));
  press(view, parts.at(-1) ?? '', Object.fromEntries(held.map((name) => [name, true])));
  const written = editor.markdown().trimEnd();
  editor.destroy();
  return written;
}

test.each<[KeyRow, string]>([
  [formatKeys.bold, 'a **bc**'],
  [formatKeys.italic, 'a *bc*'],
  [formatKeys.strike, 'a ~~bc~~'],
  [formatKeys.code, 'a `bc`'],
  [formatKeys.highlight, 'a ==bc=='],
  [blockKeys['heading-1'], '# a bc'],
  [blockKeys['heading-6'], '###### a bc'],
  [blockKeys.bullets, '- a bc'],
  [blockKeys.numbers, '1. a bc'],
  [blockKeys.tasks, '- [ ] a bc'],
  [blockKeys.quote, '> a bc'],
  [blockKeys.code, '```\na bc\n```'],
])('$keys: $label', async (row, written) => {
  expect(await pressed('a bc', row)).toBe(written);
});

test('keys turn a heading into text, and check a task', async () => {
  expect(await pressed('# a bc', blockKeys.text)).toBe('a bc');
  expect(await pressed('- [ ] a bc', blockKeys.check)).toBe('- [x] a bc');
});

test('each key of formats and blocks is in the list of shortcuts', () => {
  const listed = keyGroups.flatMap(({ rows }) => rows);
  for (const row of Object.values({ ...formatKeys, ...blockKeys })) expect(listed).toContain(row);
});
