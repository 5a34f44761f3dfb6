import { expect, it } from 'vitest';
import { contentOf, firstChoice } from './what.ts';

const page = {
  title: 'A [good] page',
  address: 'https://site.example/a?b=<c>',
  selection: null,
  readable: { markdown: 'Words', pictures: [] },
};
const LINK = '[A \\[good\\] page](<https://site.example/a?b=%3Cc%3E>)';

it('has the chosen text, and a link to where it comes from', () => {
  expect(contentOf(page, 'readable')).toBe(`Words\n\n${LINK}`);
  expect(contentOf(page, 'link')).toBe(LINK);
});

it('offers the selection first, then what can be read', () => {
  expect(firstChoice({ ...page, selection: { markdown: 'a', pictures: [] } })).toBe('selection');
  expect(firstChoice(page)).toBe('readable');
  expect(firstChoice({ ...page, readable: null })).toBe('link');
});
