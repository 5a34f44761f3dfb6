import { beforeEach, expect, test, vi } from 'vitest';
import { hasFirstStart, takeFirstStart } from './first-start.ts';

const field = () => document.querySelector<HTMLTextAreaElement>('textarea');
beforeEach(() => {
  // Other files of this worker may have stopped the clock.
  vi.useRealTimers();
  document.body.innerHTML = `<textarea id="first-start" data-place="text" data-path="${location.pathname}"
    data-x="30" data-y="40.5" data-keys="">typed</textarea>`;
});

test('gives a click of before the app once, and takes its field away after the start', () => {
  expect(hasFirstStart()).toBe(true);
  Object.assign(field()?.dataset ?? {}, { keys: ',{"key":"Home"},{"key":"Delete"}' });
  const start = vi.fn(() => expect(document.querySelector('textarea')).not.toBeNull());
  takeFirstStart(start);
  takeFirstStart(start);
  const keys = [{ key: 'Home' }, { key: 'Delete' }];
  expect(start.mock.calls).toEqual([[{ place: 'text', point: { x: 30, y: 40.5 }, keys, typed: 'typed' }]]);
  expect(hasFirstStart()).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});

test('leaves a click into the text of another page', () => {
  Object.assign(field()?.dataset ?? {}, { path: '/other' });
  const start = vi.fn();
  takeFirstStart(start);
  expect(hasFirstStart()).toBe(false);
  expect(start).not.toHaveBeenCalled();
  expect(field()?.value).toBe('typed');
});

test('waits until an input method is done, and gives the page that is there then what was typed', async () => {
  Object.assign(field() ?? {}, { value: 'に' });
  field()?.toggleAttribute('data-composing', true);
  const [former, start] = [vi.fn(), vi.fn()];
  takeFirstStart(former);
  takeFirstStart(start);
  expect(start).not.toHaveBeenCalled();
  field()?.removeAttribute('data-composing');
  field()?.dispatchEvent(new CompositionEvent('compositionend'));
  Object.assign(field() ?? {}, { value: '日本' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ typed: '日本' }));
  expect(former).not.toHaveBeenCalled();
});
