import { hostileHtml } from '@my-note/contract/testing/hostile-texts';
import { describe, expect, test } from 'vitest';
import { MOST } from './element.ts';
import { readScene, wordsOf } from './read-scene.ts';

const box = { type: 'rectangle', id: 'a', x: 10, y: 20, width: 100, height: 50 };
const scene = (...elements: unknown[]) => JSON.stringify({ elements });

test('reads a file of Excalidraw, and leaves out what no picture needs', () => {
  const file = JSON.stringify({
    type: 'excalidraw',
    version: 2,
    source: 'https://excalidraw.com',
    elements: [
      { ...box, versionNonce: 4, link: 'https://example.org', customData: { any: 'thing' } },
      { ...box, id: 'b', isDeleted: true },
    ],
    appState: { gridSize: 20, viewBackgroundColor: '#fffce8' },
    files: { f: { dataURL: 'data:image/png;base64,AA' } },
  });
  const read = readScene(file);
  expect(read).toMatchObject({ elements: [{ ...box, strokeColor: '#1e1e1e' }], background: '#fffce8' });
  expect(read?.elements).toHaveLength(1);
  expect(JSON.stringify(read)).not.toMatch(/example|any|dataURL/);
});

test('an empty block is an empty drawing, and white is the color of the page', () => {
  expect(readScene(' \n')).toEqual({ elements: [] });
  expect(readScene('{"elements":[],"appState":{"viewBackgroundColor":"#ffffff"}}')).toEqual({ elements: [] });
});

test('says the words in it, in one line', () => {
  const words = { type: 'text', x: 0, y: 0, text: '' };
  const read = readScene(
    scene({ ...words, id: 'a', text: 'Seed\n to tree' }, box, { ...words, id: 'b', text: 'Apple' }),
  );
  expect(read && wordsOf(read)).toBe('Seed to tree. Apple');
});

describe('is no drawing', () => {
  test.each([
    ['text', 'flowchart LR'],
    ['JSON that was cut', scene(box).slice(0, -2)],
    ['no object', '[]'],
    ['nothing', 'null'],
    ['no list', '{"elements":{"length":1}}'],
    ['deep nesting', `{"elements":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['an unknown kind', scene({ ...box, type: 'selection' })],
    ['a picture', scene({ ...box, type: 'image', fileId: 'f' })],
    ['a frame of another site', scene({ ...box, type: 'embeddable', link: 'https://example.org' })],
    ['a place that is no number', scene({ ...box, x: '10' })],
    ['a place without end', '{"elements":[{"type":"rectangle","id":"a","x":1e999,"y":0}]}'],
    ['a place far away', scene({ ...box, x: 1e9 })],
    ['a color that is an address', scene({ ...box, strokeColor: 'url(https://example.org/a)' })],
    ['a color that ends a style', scene({ ...box, backgroundColor: 'red;} body{display:none' })],
    ['an id that is markup', scene({ ...box, id: '"><script>' })],
    [
      'a font that is text',
      scene({ ...box, type: 'text', text: 'A', fontFamily: 'x; src: url(//example.org)' }),
    ],
    [
      'an unknown arrowhead',
      scene({
        ...box,
        type: 'arrow',
        points: [
          [0, 0],
          [9, 9],
        ],
        endArrowhead: 'constructor',
      }),
    ],
    ['a line without points', scene({ ...box, type: 'line', points: [] })],
    ['points of three', scene({ ...box, type: 'line', points: [[0, 0, 0]] })],
  ])('%s', (_what, source) => expect(readScene(source)).toBeNull());

  test.each(hostileHtml)('%s', (html) => expect(readScene(html)).toBeNull());
});

describe('is too much of one', () => {
  const many = <T>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, n) => one(n));
  test.each([
    ['characters', scene(box) + ' '.repeat(MOST.characters)],
    ['elements', scene(...many(MOST.elements + 1, (n) => ({ ...box, id: `a${n}` })))],
    ['points', scene({ ...box, type: 'freedraw', points: many(MOST.points + 1, () => [0, 0]) })],
    ['words', scene({ ...box, type: 'text', text: 'a'.repeat(MOST.text + 1) })],
    ['height', scene({ ...box, height: MOST.size + 1 })],
    ['distance', scene(box, { ...box, id: 'b', x: MOST.size + 200 })],
    [
      'hatching',
      scene(
        ...many(20, (n) => ({
          ...{ ...box, id: `a${n}`, width: 20_000, height: 20_000 },
          ...{ fillStyle: 'cross-hatch', backgroundColor: 'red', strokeWidth: 0.5 },
        })),
      ),
    ],
  ])('%s', (_what, source) => expect(readScene(source)).toBeNull());

  test('but as many elements as are allowed are read', () => {
    expect(readScene(scene(...many(MOST.elements, (n) => ({ ...box, id: `a${n}` }))))?.elements).toHaveLength(
      MOST.elements,
    );
  });
});

test('a key with a meaning for JavaScript changes nothing', () => {
  const read = readScene(
    `{"__proto__":{"polluted":1},"elements":[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"type":"ellipse","id":"a","x":0,"y":0}]}`,
  );
  expect(read?.elements).toHaveLength(1);
  expect('polluted' in Object.prototype).toBe(false);
  expect(Object.hasOwn(read?.elements[0] ?? {}, 'constructor')).toBe(false);
});
