import type { MenuEntry } from '@my-note/kit/menu';
import { expect, test } from 'vitest';
import { filterMenu } from './filter-menu.ts';

const entry = (title: string, ...subs: MenuEntry[]): MenuEntry => ({
  _id: title,
  title,
  href: `/${title}`,
  type: subs.length > 0 ? 'category' : 'single',
  pinned: false,
  subs,
});
const menu = [
  entry('Garden', entry('Beds', entry('Beans'), entry('Roses')), entry('Tools')),
  entry('Bean soup'),
];
const outline = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ title, subs }) => (subs.length > 0 ? [title, outline(subs)] : title));

test.each([
  ['bean', [['Garden', [['Beds', ['Beans']]]], 'Bean soup'], ['Beds', 'Garden']],
  [' BEAN ', [['Garden', [['Beds', ['Beans']]]], 'Bean soup'], ['Beds', 'Garden']],
  ['tools', [['Garden', ['Tools']]], ['Garden']],
  ['garden', [['Garden', [['Beds', ['Beans', 'Roses']], 'Tools']]], []],
  ['nowhere', [], []],
])('%j shows the matches and opens their ancestors', (text, shown, open) => {
  const filtered = filterMenu(menu, text);
  expect(outline(filtered.menu)).toEqual(shown);
  expect([...filtered.open]).toEqual(open);
});
