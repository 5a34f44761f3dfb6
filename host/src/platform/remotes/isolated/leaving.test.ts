import { expect, test, vi } from 'vitest';
import { isPressed, pathWithin, pressKey, webAddress } from './leaving.ts';

test.each([
  ['/work/plan', '/work/plan'],
  ['/i/weather?place=Oslo#now', '/i/weather?place=Oslo#now'],
  ['/a/../b', '/b'],
  ['//evil.example/x', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/..//evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['work', undefined],
  ['', undefined],
  ['/api/docs', undefined],
  ['/x/../api/docs', undefined],
  ['/remotes/x', undefined],
  ['/assets', undefined],
  ['/apiary', '/apiary'],
])('%j leads to %j within the site', (to, expected) => {
  expect(pathWithin(to)).toBe(expected);
});

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['blob:null/x', undefined],
  ['file:///etc/passwd', undefined],
  ['mailto:a@example.org', undefined],
  ['/work', undefined],
])('%j is the web address %j', (url, expected) => {
  expect(webAddress(url)).toBe(expected);
});

test('only a frame that has the focus may lead somewhere', () => {
  expect(isPressed(document.createElement('iframe'))).toBe(false);
});

test.each([
  ['k', true],
  ['K', true],
  [',', true],
  ['n', false],
  ['d', false],
  ['Enter', false],
])('the key %s is pressed in the page: %s', (key, expected) => {
  const pressed = vi.fn();
  addEventListener('keydown', pressed);
  pressKey({ key, code: '', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, type: 'key' });
  removeEventListener('keydown', pressed);
  expect(pressed).toHaveBeenCalledTimes(expected ? 1 : 0);
});
