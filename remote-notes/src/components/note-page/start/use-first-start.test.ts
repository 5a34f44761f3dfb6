import { expect, test } from 'vitest';
import { asTyped } from './use-first-start.ts';

test('keys of before the first letter come first', () => {
  const keys = [{ key: 'Delete', shiftKey: false, ctrlKey: true, metaKey: false }];
  expect(asTyped('one', keys)).toEqual([
    { kind: 'key', key: 'Delete', shiftKey: false, ctrlKey: true, metaKey: false },
    { kind: 'text', text: 'one' },
  ]);
});

test('lines of the field become text and Enter', () => {
  const kinds = (written: string) =>
    asTyped(written).map((each) => (each.kind === 'key' ? each.key : each.text));
  expect(kinds('')).toEqual([]);
  expect(kinds('one')).toEqual(['one']);
  expect(kinds('one\n\ntwo\n')).toEqual(['one', 'Enter', 'Enter', 'two', 'Enter']);
});
