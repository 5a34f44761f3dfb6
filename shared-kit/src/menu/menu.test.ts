import { describe, expect, test } from 'vitest';
import type { ListItem } from '../contract/notes.ts';
import { buildMenu } from './build-menu.ts';
import { arrowTarget, breadcrumbs, isCurrent, isOpen, siblingLinks } from './position.ts';
import { requestedCategory } from './requested-category.ts';

const item = (slug: string, rest: Partial<ListItem> = {}): ListItem => ({
  _id: slug,
  title: slug.split('/').at(-1) ?? '',
  slug,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00Z',
  ...rest,
});
const child = (parent: string, name: string, rest: Partial<ListItem> = {}) =>
  item(`${parent}/${name}`, { category: { _id: parent, title: parent }, ...rest });
const category = (slug: string, rest: Partial<ListItem> = {}) => item(slug, { type: 'category', ...rest });

const items = [
  category('garden', { order: ['garden/b'] }),
  child('garden', 'a'),
  child('garden', 'b'),
  child('garden', 'c'),
  item('alone'),
  category('empty'),
  item('draft-1', { title: '' }),
];
const menu = buildMenu(items);
const hrefs = (entries: { href: string }[]) => entries.map(({ href }) => href);
const at = (href: string) => {
  const entry = breadcrumbs(menu, href).at(-1);
  if (!entry) throw new Error(`no entry at ${href}`);
  return entry;
};

describe('menu tree', () => {
  test('the top level has only items with no parent category and a non-empty title', () => {
    expect(hrefs(menu)).toEqual(['/garden', '/alone', '/empty']);
  });
  test('children listed in order come first, unlisted ones follow', () => {
    expect(hrefs(menu[0]?.subs ?? [])).toEqual(['/garden/b', '/garden/a', '/garden/c']);
  });
  test('with a prefix only items whose slug starts with it are shown, plus my-note', () => {
    expect(hrefs(buildMenu([...items, item('my-note')], { prefix: 'al' }))).toEqual(['/alone', '/my-note']);
  });
  test('a child whose parent the prefix hides moves to the top level', () => {
    expect(hrefs(buildMenu(items, { prefix: 'garden/a' }))).toEqual(['/garden/a']);
  });
});

describe('position', () => {
  test.each([
    ['/garden', true],
    ['/garden/a', true],
    ['/gardens', false],
    ['/', false],
  ])('at %s the category /garden shows as open: %s', (path, open) => {
    expect(isOpen(at('/garden'), path)).toBe(open);
  });
  test('a single entry is highlighted when the current path contains its link', () => {
    expect(isCurrent(at('/garden/a'), '/garden/a')).toBe(true);
    expect(isCurrent(at('/garden/a'), '/garden/ab')).toBe(false);
  });
  test.each([
    ['opens a closed category', '/empty', '/alone', '/empty'],
    ['moves up one level when open', '/garden', '/garden/a', '/garden'],
    ['does nothing at the root', '/garden', '/garden', null],
  ])('the arrow %s', (_name, href, path, target) => {
    expect(arrowTarget(at(href), path)).toBe(target);
  });
  test('breadcrumbs descend through nested children', () => {
    expect(hrefs(breadcrumbs(menu, '/garden/a'))).toEqual(['/garden', '/garden/a']);
    expect(breadcrumbs(menu, '/nowhere')).toEqual([]);
  });
  test.each([
    ['/garden/b', '/garden', '/garden/a'],
    ['/garden/a', '/garden/b', '/garden/c'],
    ['/garden/c', '/garden/a', '/garden'],
    ['/alone', '/garden', '/empty'],
    ['/garden', undefined, '/alone'],
  ])('beside %s are %s and %s; at either end the parent', (path, previous, next) => {
    const links = siblingLinks(menu, path);
    expect([links.previous?.href, links.next?.href]).toEqual([previous, next]);
  });
});

describe('requested parent category', () => {
  test.each([
    ['the category whose slug equals the path', '/garden', 'garden'],
    ['otherwise the path minus its last segment', '/garden/a', 'garden'],
    ['otherwise empty', '/alone', undefined],
    ['empty at the root', '/', undefined],
  ])('is %s', (_name, path, id) => {
    expect(requestedCategory(items, path)?._id).toBe(id);
  });
});
