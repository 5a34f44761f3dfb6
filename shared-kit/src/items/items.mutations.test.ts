import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteQueries } from '../queries/notes.queries.ts';
import { id, item, noteOf } from '../testing/items.ts';
import { holdService } from '../testing/service.ts';
import { putNote } from './cache/put-note.ts';
import { writeItem } from './item-mutation.ts';
import { itemMutations } from './items.mutations.ts';

const garden = item(1, 'garden', { type: 'category' });
const beans = item(2, 'garden/beans', { category: { _id: id(1), title: 'garden' } });
const loose = item(3, 'loose');

let service: ReturnType<typeof holdService>;
const called = (count: number) => service.called(count);
let client: QueryClient;
const list = noteQueries.list();
const items = () => client.getQueryData(list.queryKey);
beforeEach(() => {
  service = holdService();
  client = new QueryClient();
  client.setQueryData(list.queryKey, { data: [garden, beans, loose], order: [id(3)], orderVersion: 1 });
});
afterEach(() => client.clear());

describe('writes on items', () => {
  test('show at once, and come back on a refusal; then the list is fetched again', async () => {
    const done = writeItem(client, itemMutations.rename(), { _id: id(1), type: 'category', title: 'Travel' });
    const call = await called(1);
    expect(items()?.data.map(({ title }) => title)).toEqual(['Travel', 'garden/beans', 'loose']);
    call.respond(409, { code: 11000, message: 'x' });
    await expect(done).rejects.toThrow('Duplicated data');
    expect(items()?.data[0]?.title).toBe('garden');
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  test('a new slug of a category is written to everything below it; nothing is fetched', async () => {
    client.setQueryData(noteQueries.bySlug('garden/beans').queryKey, noteOf(beans));
    const done = writeItem(client, itemMutations.rename(), {
      _id: id(1),
      type: 'category',
      title: 'Orchard',
    });
    (await called(1)).respond(200, {
      data: { _id: id(1), title: 'Orchard', slug: 'orchard', categoryId: null },
    });
    await done;
    expect(items()?.data.map(({ slug }) => slug)).toEqual(['orchard', 'orchard/beans', 'loose']);
    const page = { slug: 'orchard/beans', category: { title: 'Orchard' } };
    expect(client.getQueryData(noteQueries.bySlug('garden/beans').queryKey)).toMatchObject(page);
    expect(client.getQueryData(noteQueries.bySlug('orchard/beans').queryKey)).toMatchObject(page);
    expect(items()).toMatchObject({ order: [id(3)], orderVersion: 1 });
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('are sent one after another, in the order of the calls', async () => {
    const pin = writeItem(client, itemMutations.pin(), { _id: id(3), pinned: true });
    const trash = writeItem(client, itemMutations.trash(), { _id: id(2) });
    const first = await called(1);
    expect(items()?.data.map(({ _id, pinned }) => [_id, pinned])).toEqual([
      [id(1), false],
      [id(3), true],
    ]);
    first.respond(500, {});
    await expect(pin).rejects.toThrow();
    expect(items()?.data.map(({ _id, pinned }) => [_id, pinned])).toEqual([
      [id(1), false],
      [id(3), false],
    ]);
    const second = await called(2);
    expect(second).toMatchObject({ method: 'DELETE', path: `/api/u-notes/notes/${id(2)}/soft` });
    expect(client.getQueryState(list.queryKey)?.isInvalidated, 'not while a write is under way').toBe(false);
    second.respond(200, noteOf(beans, { deleted: true }));
    await trash;
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  test('an icon and a lock show immediately and are taken back after a refusal', async () => {
    const facts = () => items()?.data.map(({ icon, locked }) => ({ icon, locked }))[2];
    const icon = writeItem(client, itemMutations.icon(), { _id: id(3), icon: '🏮' });
    const lock = writeItem(client, itemMutations.lock(), { _id: id(3), locked: true });
    const first = await called(1);
    expect(first).toMatchObject({ method: 'PATCH', path: `/api/u-notes/notes/${id(3)}/icon` });
    await vi.waitFor(() => expect(facts()).toEqual({ icon: '🏮', locked: true }));
    first.respond(500, {});
    await expect(icon).rejects.toThrow();
    expect(facts()).toEqual({ icon: undefined, locked: true });
    (await called(2)).respond(423, {});
    await expect(lock).rejects.toThrow();
    expect(facts()).toEqual({ icon: undefined, locked: undefined });
  });

  test('an item from elsewhere is ordered in, and its new slug is looked up by the former one', async () => {
    const done = writeItem(client, itemMutations.order(), { _id: id(3), parentId: id(1), before: id(2) });
    const ordering = await called(1);
    expect(ordering).toMatchObject({
      method: 'PUT',
      path: `/api/u-notes/categories/${id(1)}/ordering`,
      body: { id: id(3), before: id(2) },
    });
    ordering.respond(200, { data: { _id: id(1), order: [id(3), id(2)], version: 2 } });
    const lookUp = await called(2);
    expect(lookUp.path).toBe('/api/u-notes/notes/by-slug?slug=loose');
    const category = { _id: id(1), title: 'garden' };
    lookUp.respond(200, noteOf({ ...loose, slug: 'garden/loose', category }));
    await done;
    expect(items()?.data[0]?.order).toEqual([id(3), id(2)]);
    expect(items()?.data[2]).toMatchObject({ slug: 'garden/loose', category });
    expect(items()?.order).toEqual([]);
  });

  test('the page of a category knows the new order of its children', async () => {
    const { queryKey } = noteQueries.bySlug('garden');
    client.setQueryData(queryKey, noteOf(garden));
    const done = writeItem(client, itemMutations.order(), { _id: id(2), parentId: id(1) });
    (await called(1)).respond(200, { data: { _id: id(1), order: [id(2)], version: 2 } });
    await done;
    expect(client.getQueryData(queryKey)?.order).toEqual([id(2)]);
  });

  test('a reorder in place takes one call', async () => {
    const done = writeItem(client, itemMutations.order(), { _id: id(1), parentId: null, before: id(3) });
    const ordering = await called(1);
    expect(ordering.path).toBe('/api/u-notes/categories/root/ordering');
    ordering.respond(200, { data: { _id: null, order: [id(1), id(3)], version: 2 } });
    await done;
    expect(items()).toMatchObject({ order: [id(1), id(3)], orderVersion: 2 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a move takes the subtree along under its new slug', async () => {
    client.setQueryData(list.queryKey, {
      data: [garden, beans, loose, item(4, 'house', { type: 'category' })],
      order: [],
    });
    const done = writeItem(client, itemMutations.move(), { _id: id(1), parentId: id(4) });
    const call = await called(1);
    expect(call).toMatchObject({ method: 'PATCH', body: { category: id(4) } });
    const category = { _id: id(4), title: 'house' };
    call.respond(200, noteOf({ ...garden, slug: 'house/garden', category }));
    await done;
    expect(items()?.data.map(({ slug }) => slug)).toEqual([
      'house/garden',
      'house/garden/beans',
      'loose',
      'house',
    ]);
  });

  test('a restored item is shown, and what came back with it is fetched', async () => {
    const back = item(5, 'attic', { type: 'category' });
    const done = writeItem(client, itemMutations.restore(), { _id: id(5) });
    (await called(1)).respond(200, noteOf(back));
    await done;
    expect(items()?.data.at(-1)?._id).toBe(id(5));
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  test('a fetch that a write has overtaken does not bring the former list back', async () => {
    const fetching = client.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
    const stale = await called(1);
    const pin = writeItem(client, itemMutations.pin(), { _id: id(3), pinned: true });
    const call = await called(2);
    stale.respond(200, { data: [garden, beans, loose], order: [] });
    await fetching;
    expect(items()?.data[2]?.pinned).toBe(true);
    call.respond(200, noteOf({ ...loose, pinned: true }));
    await pin;
    expect(items()?.data[2]?.pinned).toBe(true);
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });
});

test("a response with one item keeps the top level's order", () => {
  putNote(client, noteOf({ ...loose, title: 'Found', slug: 'found' }), 'loose');
  expect(items()).toMatchObject({ order: [id(3)], orderVersion: 1 });
  expect(items()?.data[2]).toMatchObject({ title: 'Found', slug: 'found' });
  expect(client.getQueryData(noteQueries.bySlug('loose').queryKey)?.slug).toBe('found');
  putNote(client, noteOf(item(6, 'new')));
  expect(items()?.data.at(-1)?.slug).toBe('new');
});
