import { describe, expect, it } from 'vitest';
import { endOf, nextTry } from './retries.rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const HOUR = 60 * 60_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const tried = { createdAt: now, tries: 1, now, retryAfter: undefined };
const seconds = (at: Date | undefined) => at && (at.getTime() - now.getTime()) / 1000;

describe('A next try', () => {
  it('comes after growing pauses', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => seconds(nextTry({ ...tried, tries }, 0)));
    expect(pauses).toEqual([30, 120, 600, 1800, 3600, 7200, 7200]);
  });

  it('is never before the time that the push service names', () => {
    expect(seconds(nextTry({ ...tried, retryAfter: '300' }, 0))).toBe(300);
    expect(seconds(nextTry({ ...tried, retryAfter: '3' }, 0))).toBe(30);
    expect(seconds(nextTry({ ...tried, retryAfter: 'Sat, 28 Nov 2026 13:00:00 GMT' }, 0))).toBe(3600);
    expect(seconds(nextTry({ ...tried, retryAfter: 'soon' }, 0))).toBe(30);
  });

  it('is not made when the message would be older than a day', () => {
    expect(nextTry({ ...tried, createdAt: ago(23.9 * HOUR), tries: 6 })).toBeUndefined();
    expect(nextTry({ ...tried, retryAfter: '86401' })).toBeUndefined();
  });
});

it.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'retry'],
  [503, 'retry'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [302, 'refused'],
])('A response of %i ends a try as %s', (status, kind) => {
  expect(endOf({ status, start: '', retryAfter: undefined }).kind).toBe(kind);
});
