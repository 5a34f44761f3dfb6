import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ada Lovelace', '', 'AL'],
  ['ada king noel lovelace', '', 'AL'],
  ['Ada (work) Lovelace', '', 'AL'],
  ['Ada', '', 'AD'],
  ['田中', '', '田中'],
  ['Ольга Петрова', '', 'ОП'],
  ['é́lan', '', 'É́L'],
  ['👩‍💻', '', '👩‍💻'],
  [' ', 'grace@example.org', 'GR'],
  ['', '', 'CN'],
])('shortens %j with the email %j to %s', (name, email, initials) => {
  expect(initialsOf({ name, email })).toBe(initials);
});

it('has the default for nobody', () => {
  expect(initialsOf(null)).toBe('CN');
});
