// @vitest-environment jsdom
import { undo } from '@milkdown/kit/prose/history';
import { TextSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { type BlockKind, turnInto } from './turn-into.ts';

beforeEach(stubLayout);

const WRITTEN: [BlockKind, string][] = [
  ['text', 'some **words**'],
  ['heading-1', '# some **words**'],
  ['heading-3', '### some **words**'],
  ['bullets', '- some **words**'],
  ['numbers', '1. some **words**'],
  ['tasks', '- [ ] some **words**'],
  ['quote', '> some **words**'],
  ['callout', '> [!note]\n> some **words**'],
];

async function turned(content: string, kind: BlockKind) {
  const { editor, view } = await openEditor(content);
  const end = TextSelection.atEnd(view.state.doc).from;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end - 2, end)));
  editor.run(turnInto(kind));
  const written = editor.markdown().trimEnd();
  const selected = view.state.doc.textBetween(view.state.selection.from, view.state.selection.to);
  undo(view.state, view.dispatch);
  const undone = editor.markdown().trimEnd();
  editor.destroy();
  return { written, selected, undone };
}

const cases = WRITTEN.filter(([kind]) => kind !== 'callout').flatMap(([, from]) =>
  WRITTEN.filter(([, to]) => to !== from).map(([kind, to]) => [from, kind, to] as const),
);

test.each(cases)('turns %j into %s in one step to undo', async (from, kind, to) => {
  expect(await turned(from, kind)).toEqual({ written: to, selected: 'ds', undone: from });
});

test('turns every selected block, also out of nested lists', async () => {
  const { editor, view } = await openEditor('- one\n  - two\n\n# three');
  const { doc } = view.state;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(doc, 3, doc.content.size - 1)));
  editor.run(turnInto('text'));
  expect(editor.markdown().trimEnd()).toBe('one\n\ntwo\n\nthree');
  editor.destroy();
});

test('changes the kind of a nested list in its place', async () => {
  expect(await turned('- one\n  - words', 'numbers')).toMatchObject({ written: '- one\n  1. words' });
  expect(await turned('1. one\n   1. words', 'tasks')).toMatchObject({ written: '1. one\n   - [ ] words' });
  expect(await turned('- [x] one\n- words', 'tasks')).toMatchObject({ written: '- [x] one\n- [ ] words' });
});

test('turns text into code and code into text', async () => {
  expect(await turned('> some **words**', 'code')).toMatchObject({ written: '```\nsome words\n```' });
  expect(await turned('```\nsome words\n```', 'tasks')).toMatchObject({ written: '- [ ] some words' });
});
