import { expect, test } from 'vitest';
import { boundsOf, roomOf } from './bounds.ts';
import { readScene } from './read-scene.ts';

const elementsOf = (...elements: object[]) =>
  readScene(JSON.stringify({ elements: elements.map((one, n) => ({ id: `a${n}`, x: 0, y: 0, ...one })) }))
    ?.elements ?? [];

test('encloses boxes, lines, and what was drawn by hand', () => {
  const elements = elementsOf(
    { type: 'rectangle', x: -10, y: 5, width: 30, height: 10 },
    {
      type: 'line',
      x: 50,
      y: 50,
      points: [
        [0, 0],
        [-20, 60],
      ],
    },
  );
  expect(boundsOf(elements)).toEqual({ x: -10, y: 5, width: 60, height: 105 });
  expect(roomOf(elements)).toEqual({ width: 80, height: 125 });
});

test('turns with an element', () => {
  const turned = boundsOf(elementsOf({ type: 'ellipse', width: 100, height: 20, angle: Math.PI / 2 }));
  expect(turned.x).toBeCloseTo(40);
  expect(turned.y).toBeCloseTo(-40);
  expect([turned.width, turned.height]).toEqual([expect.closeTo(20), expect.closeTo(100)]);
});

test('is nothing without an element', () => {
  expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});
