// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubEverythingNear } from '../testing/everything-near.ts';
import { bringPictures } from './load-pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>100 % of 50 # "é"</text></svg>';

beforeEach(() => {
  stubEverythingNear();
  URL.createObjectURL = vi.fn(() => 'blob:made');
  URL.revokeObjectURL = vi.fn();
});

function show(bytes: Blob) {
  const root = document.createElement('div');
  root.innerHTML = '<img data-attachment="1" alt="Plan">';
  const stop = bringPictures(root, async () => bytes);
  const image = root.querySelector('img');
  return { stop, src: () => image?.getAttribute('src') ?? '' };
}

test('a vector picture, which comes as text, is shown from an address of no site', async () => {
  const { src, stop } = show(
    new Blob([`<?xml version="1.0"?>\n${SVG}`], { type: 'text/plain; charset=utf-8' }),
  );
  await expect.poll(src).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(src())).toContain(SVG);
  expect(URL.createObjectURL).not.toHaveBeenCalled();
  stop();
});

test.each(['image/png', 'text/plain', 'application/octet-stream'])(
  'other bytes of type %s stay what they are',
  async (type) => {
    const { src, stop } = show(new Blob(['words'], { type }));
    await expect.poll(src).toBe('blob:made');
    stop();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:made');
  },
);
