import { hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { expect, it } from 'vitest';
import { parseChapters, splitDescription } from './description.ts';

const found = (text: string) =>
  splitDescription(text).filter(({ href, seconds }) => href !== undefined || seconds !== undefined);

it('finds times and URLs, and keeps the whole text', () => {
  const text =
    'Intro 0:00, then 1:02:03.\nSee https://example.org/a_(b), (https://b.org/x). 10:99 3:45, 4:00pm';
  expect(
    splitDescription(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(found(text)).toMatchObject([
    { text: '0:00', seconds: 0 },
    { text: '1:02:03', seconds: 3723 },
    { text: 'https://example.org/a_(b)', href: 'https://example.org/a_(b)' },
    { text: 'https://b.org/x', href: 'https://b.org/x' },
    { text: '3:45', seconds: 225 },
  ]);
});

it('ends a URL where Chinese, Japanese or Korean text goes on, and finds the next one behind it', () => {
  const text = '詳細はhttps://example.org/a、次は1:15にhttps://b.org/wiki/東京?t=1:30です';
  expect(found(text)).toMatchObject([
    { text: 'https://example.org/a', href: 'https://example.org/a' },
    { text: 'https://b.org/wiki/東京?t=1:30', href: 'https://b.org/wiki/東京?t=1:30' },
  ]);
  expect(found('見て https://example.org/x。1:15 から')).toMatchObject([
    { href: 'https://example.org/x' },
    { text: '1:15', seconds: 75 },
  ]);
});

it.each([
  'at 2026-01-01T10:20:30',
  '1:2',
  '1:60',
  '99:99:99',
  'javascript:alert(1)',
  'ftp://a.b',
  'a::12:34:56:78',
])('finds no link in %j', (text) => {
  expect(found(text)).toEqual([]);
});

it('keeps hostile texts whole, with only http and https links', () => {
  for (const text of hostileTexts) {
    const pieces = splitDescription(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    for (const { href = 'http://' } of pieces) expect(href).toMatch(/^https?:\/\//);
  }
});

it('finds the chapters: from 0:00 on, rising, at least three', () => {
  const lines = [
    'Chapters:',
    '0:00 Start',
    '(1:15) - The middle',
    '• 1:00:00 | End',
    'more at 2:00:00 there',
  ];
  expect(parseChapters(lines.join('\n'))).toEqual([
    { seconds: 0, title: 'Start' },
    { seconds: 75, title: 'The middle' },
    { seconds: 3600, title: 'End' },
  ]);
  expect(parseChapters('0:00 a\n1:00 b')).toEqual([]);
  expect(parseChapters('0:10 a\n1:00 b\n2:00 c')).toEqual([]);
  expect(parseChapters('0:00 a\n2:00 b\n1:00 c')).toEqual([]);
});
