import { expect, test } from 'vitest';
import { applyInsertion, createInsertion } from './text-insertion.ts';

test.each([
  ['', '', '', 'LONG'],
  ['One\n\nTwo\n', 'One', '\n\nTwo\n', 'One\n\nLONG\n\nTwo\n'],
  ['One\n', 'One', '\n', 'One\n\nLONG\n'],
  ['One two\n', 'One ', 'two\n', 'One \n\nLONG\n\ntwo\n'],
  ['One\n\nTwo\n', '', '\n', 'LONG\n'],
  ['aaaa', 'aa', 'aa', 'aa\n\nLONG\n\naa'],
  ['One\n\n\n\nTwo\n', 'One\n\n', '\n\nTwo\n', 'One\n\nLONG\n\nTwo\n'],
])(
  'in %j between %j and %j a long text is inserted as blocks of its own',
  (content, before, after, expected) => {
    expect(applyInsertion(content, createInsertion(content, [before, after], 'LONG'))).toBe(expected);
  },
);
