import { describe, expect, it } from 'vitest';
import { containsAddress } from './address-in-text.rules.ts';

const A = 'https://pictures.example/a.png';

describe('An address is found in a text', () => {
  it.each([
    [`![A](${A})`, A],
    [`![A](<${A}> "Title")`, A],
    [`![A][a]\n\n[a]: ${A}`, A],
    [`<img alt="" src="${A}">`, A],
    ['![A](//pictures.example/a.png)', A],
    ['![A](https://pictures.example/a_\\(1\\).png)', 'https://pictures.example/a_(1).png'],
    ['<img src="https://pictures.example/?a=1&amp;b=2">', 'https://pictures.example/?a=1&b=2'],
    ['![A](<https://pictures.example/a b.png>)', 'https://pictures.example/a%20b.png'],
    ['![A](https://bücher.example/ü.png)', 'https://b%C3%BCcher.example/%C3%BC.png'],
    [`![A](${A}?size=1) ![A](${A})`, A],
  ])('%s', (text, address) => {
    expect(containsAddress(text, address)).toBe(true);
  });

  it.each([
    ['nothing', A],
    [`![A](${A}?token=1)`, A],
    ['![A](https://pictures.example.org/a.png)', 'https://pictures.example'],
    ['![A](https://pictures.example:8080/a.png)', 'https://pictures.example'],
    ['![A](https://pictures.example@evil.example/a.png)', 'https://pictures.example'],
    [`![A](${A})`, 'https://'],
    [`![A](${A})`, 'a.png'],
    [`![A](${A})`, 'ftp://pictures.example/a.png'],
  ])('but not in one without it: %s', (text, address) => {
    expect(containsAddress(text, address)).toBe(false);
  });
});
