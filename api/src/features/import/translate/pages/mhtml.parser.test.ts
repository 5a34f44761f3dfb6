import { expect, it } from 'vitest';
import { readMhtml } from './mhtml.parser.ts';

const textOf = (body: string) => {
  const archive = `Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${body}`;
  return readMhtml(Buffer.from(archive))[0]?.bytes.toString();
};

it.each([
  ['a space before a broken line', 'walked to the =\r\nold harbour', 'walked to the old harbour'],
  ['padding behind the sign', 'har= \t\r\nbour', 'harbour'],
  ['an encoded space', 'the=20=\nold', 'the old'],
])('quoted-printable keeps words apart with %s', (_what, body, expected) => {
  expect(textOf(body)).toBe(expected);
});
