import { describe, expect, test } from 'vitest';
import type { Typed } from './key-buffer.ts';
import { typeInTitle } from './type-in-title.ts';

const key = (name: string, more: { ctrlKey?: boolean } = {}): Typed => ({
  kind: 'key',
  key: name,
  ...more,
});
const text = (words: string): Typed => ({ kind: 'text', text: words });

describe('What is typed into a title before its field is there', () => {
  test.each<[string, Typed[], string, number]>([
    ['letters at the cursor', [text('ry '), text('e')], 'Pary elan', 6],
    ['Backspace', [key('Backspace'), text('l')], 'Pllan', 2],
    ['Delete', [key('Delete')], 'Paan', 2],
    ['arrows', [key('ArrowLeft'), text('x'), key('ArrowRight'), text('y')], 'Pxaylan', 4],
    ['Home and End', [key('Home'), text('1'), key('End'), text('2')], '1Palan2', 7],
    ['a paste of lines', [{ kind: 'paste', text: 'a\n b', html: '' }], 'Paa blan', 5],
  ])('%s', (_, typed, title, cursor) => {
    expect(typeInTitle('Palan', 2, typed)).toEqual({ title, cursor, rest: null });
  });

  test.each<[string, Typed[], string, number]>([
    ['Backspace', [key('Backspace')], 'Trip é!', 5],
    ['Delete', [key('ArrowLeft'), key('Delete')], 'Trip é!', 5],
    ['ArrowLeft', [key('ArrowLeft'), text('x')], 'Trip x👍🏽é!', 6],
    ['ArrowRight', [key('ArrowLeft'), key('ArrowRight'), text('x')], 'Trip 👍🏽xé!', 10],
  ])('%s takes whole letters', (_, typed, title, cursor) => {
    expect(typeInTitle('Trip 👍🏽é!', 9, typed)).toEqual({ title, cursor, rest: null });
  });

  test('Ctrl+Backspace and Ctrl+Delete take words', () => {
    const typed = [key('Backspace', { ctrlKey: true }), key('Delete', { ctrlKey: true })];
    expect(typeInTitle('A big new plan', 6, typed)).toEqual({ title: 'A  plan', cursor: 2, rest: null });
  });

  test('what follows Enter belongs to the text', () => {
    const rest = [text('words')];
    expect(typeInTitle('Plan', 4, [text('s'), key('Enter'), ...rest])).toEqual({
      title: 'Plans',
      cursor: 5,
      rest,
    });
  });
});
