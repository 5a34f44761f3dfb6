import { expect, test } from 'vitest';
import { packedText } from './kit-documents.mjs';

const files = new Set(['toasts.md', 'remotes.md']);

test.each([
  ['[Toasts](toasts.md#undo)', '[Toasts](toasts.md#undo)'],
  ['[declared](../remotes.md#the-contract)', '[declared](remotes.md#the-contract)'],
  ['[a record](../decisions/0001-a.md)', 'a record'],
  ['[Valibot](https://valibot.dev), [above](#a)', '[Valibot](https://valibot.dev), [above](#a)'],
])('%s is %s in the package', (text, packed) => {
  expect(packedText(text, files)).toBe(packed);
});
