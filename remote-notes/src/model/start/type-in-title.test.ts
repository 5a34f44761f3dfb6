import { describe, expect, test } from 'vitest';
import type { Typed } from './key-buffer.ts';
import { typeInTitle } from './type-in-title.ts';

const key = (name: string): Typed => ({
  kind: 'key',
  key: name,
  code: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
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

  test('what follows Enter belongs to the text', () => {
    const rest = [text('words')];
    expect(typeInTitle('Plan', 4, [text('s'), key('Enter'), ...rest])).toEqual({
      title: 'Plans',
      cursor: 5,
      rest,
    });
  });
});
