import type { Release } from '@my-note/contract/registry';
import { expect, it } from 'vitest';
import { addressesIn } from './visit.ts';

const release = {
  pages: [{ path: '/i/weather/:place' }, { path: '/i/maps/*' }],
} as unknown as Release;

it('takes those addresses that are pages of the remote', () => {
  const pages = ['/i/weather/oslo', '/i/weather/oslo?day=1', '/i/maps/norway/oslo'];
  const others = [
    '/i/weather',
    '/i/weather/',
    '/i/weather/oslo/day',
    '/i/weatherman/oslo',
    '/x/i/weather/oslo',
  ];
  expect(addressesIn({ release }, [...pages, ...others])).toEqual(pages);
});
