import { expect, test, vi } from 'vitest';
import { hasFirstStart, takeFirstStart } from './first-start.ts';

test('gives a click of before the app once, and takes its field away after the start', () => {
  document.body.innerHTML =
    '<textarea id="first-start" data-place="text" data-x="30" data-y="40.5">typed</textarea>';
  expect(hasFirstStart()).toBe(true);
  const start = vi.fn(() => expect(document.querySelector('textarea')).not.toBeNull());
  takeFirstStart(start);
  takeFirstStart(start);
  expect(start.mock.calls).toEqual([[{ place: 'text', point: { x: 30, y: 40.5 }, typed: 'typed' }]]);
  expect(hasFirstStart()).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
