import { expect, test } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { propertiesOf } from './properties.ts';

const short = (yaml: string) => propertiesOf(yaml).map(({ name, kind, value }) => [name, kind, value]);

test.each([
  ['a: words', [['a', 'text', 'words']]],
  ['a: "2026-01-02"', [['a', 'text', '2026-01-02']]],
  ['a: 2026-01-02', [['a', 'date', '2026-01-02']]],
  ['a: 2026-01-02 10:30', [['a', 'date', '2026-01-02 10:30']]],
  ['a: -1.5e3 # about', [['a', 'number', '-1.5e3']]],
  ['a: true', [['a', 'checkbox', 'true']]],
  ['a: [x, "y, z"]', [['a', 'list', 'x\ny, z']]],
  ['a:\n  - x\n  - y', [['a', 'list', 'x\ny']]],
  [
    'a:\n- x\n# no\nb: 1',
    [
      ['a', 'list', 'x'],
      ['b', 'number', '1'],
    ],
  ],
  ['a: https://example.org/x', [['a', 'link', 'https://example.org/x']]],
  ['a:\n  b: c', [['a', 'text', 'b: c']]],
  ["'it''s': 'a ''b'''", [["it's", 'text', "a 'b'"]]],
  ['a:', [['a', 'text', '']]],
  [
    '# words\n\na: x\r\nb: y\r\n',
    [
      ['a', 'text', 'x'],
      ['b', 'text', 'y'],
    ],
  ],
])('reads the properties of %j', (yaml, properties) => {
  expect(short(yaml)).toEqual(properties);
});

test('says where each property stands, and which cannot be taken apart', () => {
  const yaml = 'a: 1\n# words\nb:\n  c: d\nlast: |\n  x\n';
  expect(
    propertiesOf(yaml).map(({ place: [from, to], isNested }) => [yaml.slice(from, to), isNested]),
  ).toEqual([
    ['a: 1\n', false],
    ['b:\n  c: d\n', true],
    ['last: |\n  x\n', true],
  ]);
});

test('shows them as a list, with nothing of them as HTML', () => {
  const html = parseMarkdown(
    '---\ntitle: "<img src=x>"\ndone: true\nurl: https://example.org/"x\n---\n\ntext',
  );
  expect(html).toContain('<dt>title</dt>');
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).toContain('<input type="checkbox" checked="" aria-label="done">');
  expect(html).toContain('<a href="https://example.org/&quot;x">');
  expect(html).not.toContain('<img');
});
