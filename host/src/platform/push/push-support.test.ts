import { expect, it } from 'vitest';
import { supportOf } from './push-support.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const chrome = {
  isSecure: true,
  userAgent: LINUX,
  touchPoints: 0,
  hasPush: true,
  permission: 'default' as const,
};
const without = { hasPush: false, permission: undefined };

it.each([
  ['a browser that was not asked yet', chrome, 'ready'],
  ['a browser that may notify', { ...chrome, permission: 'granted' as const }, 'ready'],
  ['a browser that blocks it', { ...chrome, permission: 'denied' as const }, 'blocked'],
  ['plain HTTP', { ...chrome, ...without, isSecure: false }, 'insecure'],
  ['an iPhone in the browser', { ...chrome, ...without, userAgent: IPHONE }, 'install'],
  ['an iPhone from the home screen', { ...chrome, userAgent: IPHONE }, 'ready'],
  ['an iPad that calls itself a Mac', { ...chrome, ...without, userAgent: MAC, touchPoints: 5 }, 'install'],
  ['an old Mac', { ...chrome, ...without, userAgent: MAC }, 'unsupported'],
])('On %s', (_name, browser, support) => {
  expect(supportOf(browser)).toBe(support);
});
