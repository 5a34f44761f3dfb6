import { describe, expect, it } from 'vitest';
import type { Links } from './format.port.ts';
import { findByPath, relink } from './relink.rules.ts';

const files = new Set([
  "John's Page.md",
  'my pic.png',
  "it's.png",
  'a"b.md',
  'R&D.md',
  'Budget',
  'sub/a.md',
  'img/a.png',
]);
const find = findByPath({ files, targets: new Map() });
function relinked(prose: string, from = 'Home.md') {
  const lost: string[] = [];
  const links: Links = {
    find: (target) => find(target, from),
    address: (file) => `<${file}>`,
    warn: () => undefined,
    dead: (link) => lost.push(link),
  };
  return { text: relink(prose, links), lost };
}

describe('A link is followed', () => {
  it.each([
    ["[x](John's%20Page.md)", "[x](<John's Page.md>)"],
    ["![a](it's.png 'A title')", "![a](<it's.png> 'A title')"],
    ['[x](a"b.md "A title")', '[x](<a"b.md> "A title")'],
    ['<img src="my pic.png" alt="x">', '<img src="<my pic.png>" alt="x">'],
    ["<img src='my pic.png'>", "<img src='<my pic.png>'>"],
    ['<img src="it\'s.png">', '<img src="<it\'s.png>">'],
    ['<a href="R&amp;D.md">', '<a href="<R&D.md>">'],
    ['![a](/img/a.png)', '![a](<img/a.png>)'],
    ['[x]: Budget\n[y]: <R&D.md> (A title)', '[x]: <Budget>\n[y]: <<R&D.md>> (A title)'],
    ['> [a \\] b]: sub/a.md "A title"\r\nz', '> [a \\] b]: <sub/a.md> "A title"\r\nz'],
    [']: sub/a.md', ']: <sub/a.md>'],
  ])('in %j', (prose, expected) => {
    expect(relinked(prose)).toEqual({ text: expected, lost: [] });
  });

  it.each([
    '[^1]: Budget for 2023',
    '[^1]: Budget',
    '[^1]: e.g. this',
    '[John]: Budget is late',
    '[John]: Budget "is late',
    'He said [John]: Budget',
    '> [!tip]: Budget',
    '[a]: Budget ',
  ])('but a word behind a label is none: %j', (prose) => {
    expect(relinked(prose)).toEqual({ text: prose, lost: [] });
  });

  it('from the top of the vault when it begins with a slash', () => {
    expect(relinked('[x](/img/a.png) [y](/a.md)', 'sub/b.md')).toEqual({
      text: '[x](<img/a.png>) [y](/a.md)',
      lost: ['/a.md'],
    });
  });

  it('or reported as dead', () => {
    expect(relinked('[x](/doc/foo-abc) ![](/api/attachments.redirect?id=1) [w](//host/x)').lost).toEqual([
      '/doc/foo-abc',
      '/api/attachments.redirect?id=1',
    ]);
  });
});
