import type { ListItem } from '@my-note/contract';
import { describe, expect, test } from 'vitest';
import { buildMenu, createMenuBuilder, inOrder } from './build-menu.ts';
import { breadcrumbs, isCurrent, isOpen, siblingLinks } from './position.ts';
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
  test('a note with text and no title is shown as Untitled, an empty draft is not', () => {
    const untitled = { title: '', hasText: true };
    const shown = buildMenu([
      ...items,
      item('draft-2', untitled),
      item('draft-3', { ...untitled, hasText: false }),
    ]);
    expect(shown.filter(({ href }) => href.startsWith('/draft-'))).toMatchObject([
      { href: '/draft-2', title: 'Untitled' },
    ]);
  });
  test('the top level has only items with no parent category and a non-empty title', () => {
    expect(hrefs(menu)).toEqual(['/garden', '/alone', '/empty']);
  });
  test('children listed in order come first, unlisted ones follow', () => {
    expect(hrefs(menu[0]?.subs ?? [])).toEqual(['/garden/b', '/garden/a', '/garden/c']);
  });
  test('with a prefix only items whose slug starts with it are shown, plus my-note', () => {
    expect(hrefs(buildMenu([...items, item('my-note')], { prefix: 'al' }))).toEqual(['/alone', '/my-note']);
  });
  test('keeps the note my-note of the top level with any prefix, and no note like it', () => {
    const more = [...items, item('my-note'), child('garden', 'my-note'), item('my-notes')];
    expect(hrefs(buildMenu(more, { prefix: 'zzz' }))).toEqual(['/my-note']);
  });
  test('a child whose parent the prefix hides moves to the top level', () => {
    expect(hrefs(buildMenu(items, { prefix: 'garden/a' }))).toEqual(['/garden/a']);
  });
  test('children whose parent the prefix hides keep the order they have in it', () => {
    expect(hrefs(buildMenu(items, { prefix: 'garden/' }))).toEqual(['/garden/b', '/garden/a', '/garden/c']);
  });
  test("the top level has the order of the list's envelope; unlisted items follow", () => {
    expect(hrefs(buildMenu(items, { order: ['empty', 'gone', 'alone'] }))).toEqual([
      '/empty',
      '/alone',
      '/garden',
    ]);
  });
  test('an item whose parent is not in the list is at the top level', () => {
    expect(hrefs(buildMenu([child('gone', 'x')]))).toEqual(['/gone/x']);
  });
  test("entries are of type single for a note, category otherwise; links are the slash plus the item's slug", () => {
    expect(menu.map(({ type, href }) => [type, href])).toEqual([
      ['category', '/garden'],
      ['single', '/alone'],
      ['category', '/empty'],
    ]);
  });
  test.each([
    [[], ['a', 'b', 'c']],
    [['c'], ['c', 'a', 'b']],
    [
      ['c', 'x', 'a'],
      ['c', 'a', 'b'],
    ],
  ])('in the order %j come %j', (order, sorted) => {
    const children = ['a', 'b', 'c'].map((name) => item(name));
    expect(inOrder(children, order).map(({ _id }) => _id)).toEqual(sorted);
  });
});

describe('a menu builder', () => {
  test('makes the same menu of the same list, and of a list where only a date is new', () => {
    const build = createMenuBuilder();
    const first = build(items);
    expect(build(items)).toBe(first);
    expect(build(items.map((one) => ({ ...one, updatedAt: '2027-01-01T00:00:00Z' })))).toBe(first);
  });
  test('keeps every entry that a change of one title does not touch', () => {
    const build = createMenuBuilder();
    const first = build(items);
    const next = build(items.map((one) => (one._id === 'garden/a' ? { ...one, title: 'Apples' } : one)));
    expect(next[0]).not.toBe(first[0]);
    expect(next[0]?.subs[1]?.title).toBe('Apples');
    expect(next[0]?.subs[0]).toBe(first[0]?.subs[0]);
    expect(next[1]).toBe(first[1]);
  });
  test.each<[string, (one: ListItem) => ListItem]>([
    ['title', (one) => (one._id === 'garden/a' ? { ...one, title: 'Apples' } : one)],
    ['slug of a category', (one) => (one._id === 'empty' ? { ...one, slug: 'full' } : one)],
    ['pin', (one) => ({ ...one, pinned: one._id === 'alone' })],
    ['first title of a draft', (one) => ({ ...one, title: one.title || 'First' })],
    ['first text of a draft', (one) => (one.title ? one : { ...one, hasText: true })],
    ['parent', (one) => (one._id === 'alone' ? { ...one, category: { _id: 'empty', title: '' } } : one)],
    ['order', (one) => (one._id === 'garden' ? { ...one, order: ['garden/c'] } : one)],
    ['pair of titles in one branch', (one) => (one.category ? { ...one, title: `${one.title}!` } : one)],
  ])('updates a changed %s like a newly built menu', (_name, change) => {
    const build = createMenuBuilder();
    build(items);
    const next = items.map(change);
    expect(build(next)).toEqual(buildMenu(next));
    expect(buildMenu(next)).not.toEqual(menu);
  });
  test('shows another order, prefix or pin', () => {
    const build = createMenuBuilder();
    build(items);
    expect(hrefs(build(items, { order: ['empty'] }))[0]).toBe('/empty');
    expect(hrefs(build(items, { prefix: 'al' }))).toEqual(['/alone']);
    expect(build(items.map((one) => ({ ...one, pinned: true })))[1]?.pinned).toBe(true);
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
  test.each([
    ['/garden/a', '/garden/a', true],
    ['/garden/a', '/garden/a/b', true],
    ['/garden/a', '/garden/ab', false],
    ['/garden/a', '/garden', false],
    ['/garden', '/garden', true],
    ['/garden', '/garden/a', false],
  ])(
    'a single entry is highlighted when the current path contains its link: %s at %s: %s',
    (href, path, is) => {
      expect(isCurrent(at(href), path)).toBe(is);
    },
  );
  test('breadcrumbs descend through nested children', () => {
    expect(hrefs(breadcrumbs(menu, '/garden/a'))).toEqual(['/garden', '/garden/a']);
    expect(hrefs(breadcrumbs(menu, '/garden/nowhere'))).toEqual(['/garden']);
    expect(breadcrumbs(menu, '/nowhere')).toEqual([]);
  });
  test.each([
    ['/garden/b', '/garden', '/garden/a'],
    ['/garden/a', '/garden/b', '/garden/c'],
    ['/garden/c', '/garden/a', '/garden'],
    ['/alone', '/garden', '/empty'],
    ['/garden', undefined, '/alone'],
    ['/empty', '/alone', undefined],
    ['/garden/nowhere', undefined, undefined],
  ])('beside %s are %s and %s; at either end the parent', (path, previous, next) => {
    const links = siblingLinks(menu, path);
    expect([links.previous?.href, links.next?.href]).toEqual([previous, next]);
  });
});

describe('requested parent category', () => {
  test.each([
    ['the category whose slug equals the path', '/garden', 'garden'],
    ['otherwise the path minus its last segment', '/garden/a', 'garden'],
    ['a category also with a slash of its own path', '/empty', 'empty'],
    ['only one level up', '/garden/a/deep', undefined],
    ['otherwise empty', '/alone', undefined],
    ['empty at the root', '/', undefined],
  ])('is %s', (_name, path, id) => {
    expect(requestedCategory(items, path)?._id).toBe(id);
  });
});
