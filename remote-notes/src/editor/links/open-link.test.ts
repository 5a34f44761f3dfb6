import { expect, test } from 'vitest';
import { linkTarget } from './open-link.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const item = { _id: id, title: 'Bread', slug: 'kitchen/bread', type: 'note' as const };
const items = [{ ...item, category: null, order: [], pinned: false, updatedAt: '2026-01-01T00:00:00.000Z' }];

test.each([
  [`note:${id}`, { url: '/kitchen/bread', isOwn: true }],
  ['note:00000000-0000-4000-8000-000000000000', null],
  [`note:${id}#über-uns`, { url: '/kitchen/bread#über-uns', isOwn: true }],
  ['#a', { url: `${location.pathname}${location.search}#a`, isOwn: true }],
  ['/kitchen', { url: '/kitchen', isOwn: true }],
  ['https://a.example/p?q#r', { url: 'https://a.example/p?q#r', isOwn: false }],
  ['mailto:me@a.example', { url: 'mailto:me@a.example', isOwn: false }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('leads %s to %j', (href, expected) => {
  expect(linkTarget(href, items)).toEqual(expected);
});
