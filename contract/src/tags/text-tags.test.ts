import { describe, expect, it } from 'vitest';
import { createDice } from '../testing/dice.ts';
import { findTags, renameTag, tagsOf } from './text-tags.ts';

const tags = (markdown: string) => tagsOf(markdown, 1000);

describe('Tags in the prose', () => {
  it.each([
    ['#work', ['work']],
    ['A #work/log here', ['work/log']],
    ['#Work and #work again', ['Work']],
    ['#日本語 #größe #нота_1 #x-y', ['日本語', 'größe', 'нота_1', 'x-y']],
    ['(#a), *#b*, **#c**, ~~#d~~; #e.', ['a', 'b', 'c', 'd', 'e']],
    ['- #one\n- [ ] #two\n> #three\n\n| #four | x |', ['one', 'two', 'three', 'four']],
    ['## Title #part', ['part']],
    ['#y2026 #2026', ['y2026']],
    ['#work/ and #a//b', ['work', 'a']],
    ['#a#b', ['a']],
    ['Text [^1]\n\n[^1]: A note #foot', ['foot']],
    ['- item\n\n    #inside the item', ['inside']],
    ['<b>bold</b> #after', ['after']],
    ['`code` #after ` #open', ['after', 'open']],
    ['<details>\n<summary>A #no</summary>\n\nText #yes\n\n</details>', ['yes']],
    ['`one\n\ntwo` #split', ['split']],
    ['a `\nb\n- #item ` c', ['item']],
  ])('are read in %j', (markdown, expected) => {
    expect(tags(markdown)).toEqual(expected);
  });

  it.each([
    '# Title',
    '#',
    '#123',
    'C#sharp',
    '\\#escaped',
    '&#x20;',
    '`#code`',
    '``#a ` #b``',
    '`#two\nlines`',
    '```\n#fence\n```',
    '~~~\n#a\n```\n#b\n~~~',
    '- ```\n  #in-list\n  ```',
    '> ```\n> #in-quote\n> ```',
    '    #indented',
    'Text\n\n    #indented\n\n    #more',
    'https://example.org/#part https://example.org/(#b',
    '<https://example.org/(#b>',
    '[text](#part)',
    '[a #b](https://example.org)',
    '![a #b](x.png "t #c")',
    '[a](<b #c>)',
    '[[#heading]] [[Note#part]] ![[a #b]]',
    '[a #b][ref]\n\n[ref]: #part',
    '[ref]: <#part> "A #title"',
    '<a href="#part" title=" #b">',
    '<!-- #comment -->',
    '<!--\n#a\n\n#b\n-->',
    '<pre>\n#a\n\n#b\n</pre>',
    '<div>\n #html\n</div>',
    `#${'a'.repeat(101)}`,
  ])('are not read in %j', (markdown) => {
    expect(tags(markdown)).toEqual([]);
  });

  it('go on after a fence that its quote or list ends', () => {
    expect(tags('> ```\n> #a\n\nText #b')).toEqual(['b']);
    expect(tags('- ```\n  #a\n\nText #b')).toEqual(['b']);
  });
});

describe('Tags of the front matter', () => {
  it.each([
    ['tags: [work, "Two", #three]', ['work', 'Two', 'three']],
    ['tags: [work,\n  log]', ['work', 'log']],
    [
      "title: x\ntags:\n  - work\n  - '#log' # comment\n# comment\n- a/b\nother:\n  - no",
      ['work', 'log', 'a/b'],
    ],
    ['tags: work, log private', ['work', 'log', 'private']],
    ['Tag: work # no', ['work']],
    ['tags: "work log"', ['work', 'log']],
    ['tags:', []],
    ['tags: [2026, two words]', []],
    ['title: "#no"\nmytags: [no]', []],
  ])('are read in %j', (yaml, expected) => {
    expect(tags(`---\n${yaml}\n---\nText`)).toEqual(expected);
    expect(tags(`\ufeff---\r\n${yaml.replaceAll('\n', '\r\n')}\r\n---\r\n#end`)).toEqual([
      ...expected,
      'end',
    ]);
  });
});

describe('A renamed tag', () => {
  it.each([
    ['#Work, #work/log, #worker `#work`', 'work', 'job/old', '#job/old, #job/old/log, #worker `#work`'],
    ['---\r\ntags: [a, "A/b"]\r\n---\r\n#a', 'a', 'c', '---\r\ntags: [c, "c/b"]\r\n---\r\n#c'],
    ['#a/b/c #a', 'A/B', 'x', '#x/c #a'],
    ['#Work', 'work', 'work', '#work'],
  ])('in %j', (markdown, from, to, expected) => {
    expect(renameTag(markdown, from, to)).toBe(expected);
  });

  it('is found where it was, and nothing else changes, in random texts', () => {
    const dice = createDice(7);
    const pieces = [
      ...['#work', '#Work/log', '#x', ' ', '\n', '\n\n', '`', '```', '[', '](', ')', '<', '>', '<!--', '-->'],
      ...['---\n', 'tags: [work]\n', '- ', '> ', '    ', '\\', 'https://a.b/', 'w', '[[', ']]', '|', '*'],
    ];
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: 1 + dice.roll(25) }, () => dice.pick(pieces) ?? '').join('');
      for (const { name, start, end } of findTags(text)) expect(text.slice(start, end)).toBe(name);
      const renamed = renameTag(text, 'work', 'work2');
      expect(renamed.replaceAll('work2', 'work').toLowerCase()).toBe(text.toLowerCase());
      expect(tags(renamed).map((tag) => tag.replace('work2', 'work').toLowerCase())).toEqual(
        tags(text).map((tag) => tag.toLowerCase()),
      );
    }
  });
});

it.each([
  '#',
  '#a',
  ' #a',
  '`',
  '`` `',
  '<!--',
  '<a ',
  '[',
  '](',
  '[a](',
  '](a "',
  '[[',
  '\\',
  '> ',
  '- ',
  '#a/',
  '[[[#a',
  '\n```\n~~~\n',
  '---\ntags: [',
  '<pre>\n',
  'www.',
  '\t',
])(
  'A text of 1.5 million characters of %j takes no minutes',
  (piece) => {
    const text = `#start ${piece.repeat(1_500_000 / piece.length)}`;
    const began = performance.now();
    findTags(text);
    findTags(`---\ntags: [${text}`);
    expect(performance.now() - began).toBeLessThan(30_000);
  },
  60_000,
);
