import { expect, it } from 'vitest';
import { planUndo } from './undo.rules.ts';

/** `b<a` is an item b below a. */
const items = (text: string) =>
  text.split(' ').map((part) => {
    const [id = '', parentId = null] = part.split('<');
    return { id, parentId };
  });

it.each<[string, string, string[], string[], string[], Record<string, string>]>([
  ['everything below one category is one entry', 'a b<a c<b', [], ['a'], [], { b: 'a', c: 'a' }],
  ['notes beside each other are entries of their own', 'a b', [], ['a', 'b'], [], {}],
  [
    'a category with something else in it stays, with those above',
    'a b<a c<b d<a',
    ['b'],
    ['c', 'd'],
    ['b', 'a'],
    {},
  ],
  ['what else lies beside changes nothing', 'a b<a', ['x'], ['a'], [], { b: 'a' }],
  ['what was moved below something else is its own entry', 'a b<x c<b', ['a'], ['b'], ['a'], { c: 'b' }],
  ['nothing is nothing', 'a', ['a'], [], ['a'], {}],
])('Undoing an import: %s', (_what, imported, homes, entries, kept, along) => {
  const plan = planUndo(items(imported), homes);
  expect([plan.entries, plan.kept, Object.fromEntries(plan.entryOf)]).toEqual([entries, kept, along]);
});
