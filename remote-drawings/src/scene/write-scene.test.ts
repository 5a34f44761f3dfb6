import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';
import { isStored, writeScene } from './write-scene.ts';

const arrow = {
  ...{ id: 'arrow', type: 'arrow', x: 1.23456, y: -8.005, width: 100.119, height: 0, angle: 0, seed: 77 },
  ...{ strokeColor: '#1e1e1e', backgroundColor: 'transparent', fillStyle: 'solid', strokeWidth: 2 },
  ...{
    strokeStyle: 'solid',
    roughness: 1,
    opacity: 100,
    groupIds: [],
    frameId: null,
    roundness: { type: 2 },
  },
  ...{
    version: 12,
    versionNonce: 99,
    index: 'a0',
    isDeleted: false,
    boundElements: null,
    updated: 1_700_000,
  },
  ...{ link: null, locked: false, startBinding: { elementId: 'box', focus: 0.1, gap: 4 }, endBinding: null },
  ...{
    points: [
      [0, 0],
      [100.119, 0.004],
    ],
    lastCommittedPoint: null,
    startArrowhead: null,
    endArrowhead: 'arrow',
  },
};
const text = { id: 'words', type: 'text', x: 0, y: 0, text: 'A\n```\nB', originalText: 'A\n```\nB', seed: 5 };

const written = writeScene([arrow, text], '#ffffff');

test('writes a line for each element, without what is the same everywhere', () => {
  expect(written.split('\n')).toEqual([
    '{"type":"excalidraw","version":2,"elements":[',
    '{"type":"arrow","id":"arrow","x":1.2346,"y":-8.01,"width":100.12,"seed":77,"roundness":{"type":2},"points":[[0,0],[100.12,0.004]],"startBinding":{"elementId":"box","focus":0.1,"gap":4},"endArrowhead":"arrow"},',
    '{"type":"text","id":"words","x":0,"y":0,"seed":5,"text":"A\\n```\\nB"}',
    ']}',
  ]);
});

test('is the same again when it is read and written', () => {
  const read = readScene(written);
  expect(read?.elements).toHaveLength(2);
  expect(writeScene(read?.elements ?? [], 'white')).toBe(written);
});

test('keeps a color behind the drawing, and stores no picture', () => {
  const text = writeScene([{ id: 'p', type: 'image', x: 0, y: 0, fileId: 'f' }], '#fffce8');
  expect(text).toBe(
    '{"type":"excalidraw","version":2,"appState":{"viewBackgroundColor":"#fffce8"},"elements":[\n]}',
  );
  expect(readScene(text)).toEqual({ elements: [], background: '#fffce8' });
});

test('says which elements it does not store', () => {
  const [picture, far] = [
    { id: 'p', type: 'image', x: 0, y: 0, fileId: 'f' },
    { ...text, x: 1e9 },
  ];
  expect([arrow, text, picture, far].map(isStored)).toEqual([true, true, false, false]);
});

test('no line of it ends a code block', () => {
  expect(written).not.toMatch(/^\s*[`~]{3}/m);
});
