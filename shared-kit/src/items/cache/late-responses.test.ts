import type { ListItem } from '@my-note/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteQueries } from '../../queries/notes.queries.ts';
import { id, item, noteOf } from '../../testing/items.ts';
import { holdService } from '../../testing/service.ts';
import { connectToaster, type ToastMessage } from '../../ui/toast.ts';
import { writeItem } from '../item-mutation.ts';
import { itemMutations } from '../items.mutations.ts';
import { offerUndo, wayBack } from '../undo.ts';
import { putNote } from './put-note.ts';

const inA = { _id: id(1), title: 'a' };
const a = item(1, 'a', { type: 'category' });
const b = item(2, 'a/b', { type: 'category', category: inA });
const x = item(3, 'a/b/x', { title: 'x', category: { _id: id(2), title: 'a/b' } });

let called: ReturnType<typeof holdService>['called'];
let client: QueryClient;
const list = noteQueries.list();
const shown = () => client.getQueryData(list.queryKey)?.data.find(({ _id }) => _id === x._id);
const invalidated = () => client.getQueryState(list.queryKey)?.isInvalidated;
beforeEach(() => {
  ({ called } = holdService());
  client = new QueryClient();
  client.setQueryData(list.queryKey, { data: [a, b, x], order: [], orderVersion: 1 });
});
afterEach(() => client.clear());

describe('a response while later writes are pending keeps their optimistic updates', () => {
  test('two quick moves: the response to the first does not move the item back', async () => {
    const first = writeItem(client, itemMutations.order(), { _id: x._id, parentId: id(1) });
    const second = writeItem(client, itemMutations.order(), { _id: x._id, parentId: null });
    (await called(1)).respond(200, { data: { _id: id(1), order: [x._id], version: 2 } });
    (await called(2)).respond(200, noteOf({ ...x, slug: 'a/x', category: inA }, { version: 2 }));
    await first;
    expect(shown()).toMatchObject({ slug: 'a/x', category: null });
    (await called(3)).respond(200, { data: { _id: null, order: [x._id], version: 2 } });
    (await called(4)).respond(200, noteOf({ ...x, slug: 'x', category: null }, { version: 3 }));
    await second;
    expect(shown()).toMatchObject({ slug: 'x', category: null });
    expect(invalidated()).toBe(true);
  });

  test('pin, then rename: the former title does not flash', async () => {
    const pin = writeItem(client, itemMutations.pin(), { _id: x._id, pinned: true });
    void writeItem(client, itemMutations.rename(), { _id: x._id, type: 'note', title: 'New' }).catch(
      () => {},
    );
    (await called(1)).respond(200, noteOf(x, { pinned: true }));
    await pin;
    expect(shown()).toMatchObject({ title: 'New', pinned: true });
  });

  test('pin, then trash: the row stays away', async () => {
    const pin = writeItem(client, itemMutations.pin(), { _id: x._id, pinned: true });
    void writeItem(client, itemMutations.trash(), { _id: x._id }).catch(() => {});
    (await called(1)).respond(200, noteOf(x, { pinned: true }));
    await pin;
    expect(shown()).toBeUndefined();
  });

  test('an autosave keeps a pending move on screen, and its new slug is cached', async () => {
    const move = writeItem(client, itemMutations.move(), { _id: x._id, parentId: null });
    const call = await called(1);
    putNote(client, noteOf({ ...x, title: 'y', slug: 'a/b/y' }, { version: 2 }), x.slug);
    expect(shown()).toMatchObject({ slug: 'a/b/y', title: 'x', category: null });
    expect(client.getQueryData(noteQueries.bySlug('a/b/x').queryKey)?.title).toBe('y');
    call.respond(200, noteOf({ ...x, title: 'y', slug: 'y', category: null }, { version: 3 }));
    await move;
    expect(shown()).toMatchObject({ slug: 'y', title: 'y', category: null });
    expect(invalidated()).toBe(true);
  });
});

describe('a response that is older than the cache', () => {
  const late = noteOf({ ...x, title: 'typed' }, { version: 2 });
  const moved = noteOf({ ...x, title: 'typed', slug: 'x', category: null }, { version: 3 });

  test('changes and fetches nothing', () => {
    putNote(client, moved, x.slug);
    putNote(client, late, x.slug);
    expect(shown()).toMatchObject({ slug: 'x', title: 'typed', category: null });
    expect(client.getQueryData(noteQueries.bySlug('x').queryKey)?.version).toBe(3);
    expect(client.getQueryData(noteQueries.bySlug('a/b/x').queryKey)?.version).toBe(3);
    expect(invalidated()).toBe(false);
  });
  test('refetches a list that does not show the newer state', () => {
    client.setQueryData(noteQueries.bySlug('x').queryKey, moved);
    putNote(client, late, x.slug);
    expect(shown()).toBe(x);
    expect(invalidated()).toBe(true);
  });
});

test('a list fetched during a write is fetched again after it', async () => {
  const trash = writeItem(client, itemMutations.trash(), { _id: x._id });
  const call = await called(1);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const fetching = client.fetchQuery({ ...list, staleTime: 0 });
  (await called(2)).respond(200, { data: [a, b, x], order: [] });
  await fetching;
  expect(invalidated()).toBe(false);
  call.respond(200, noteOf(x, { deleted: true }));
  await trash;
  expect(invalidated()).toBe(true);
});

test('a first fetch of the trash is repeated when an item is trashed meanwhile', async () => {
  const bin = noteQueries.list({ deleted: 'true' });
  const observer = new QueryObserver(client, bin);
  const stop = observer.subscribe(() => {});
  const early = await called(1);
  const trash = writeItem(client, itemMutations.trash(), { _id: x._id });
  (await called(2)).respond(200, noteOf(x, { deleted: true }));
  await trash;
  const late = await called(3);
  expect(late.path).toContain('deleted');
  late.respond(200, { data: [x] });
  early.respond(200, { data: [] });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([x]));
  stop();
});

describe('undoing a move', () => {
  const neighbour = item(4, 'a/b/n', { category: { _id: id(2), title: 'a/b' } });
  const show = (...items: ListItem[]) =>
    client.setQueryData(list.queryKey, { data: [a, b, ...items], order: [] });
  const asked = async () => {
    const { path, body } = await called(1);
    expect(path).toBe(`/api/u-notes/categories/${id(2)}/ordering`);
    return body;
  };
  const movedX = { ...x, slug: 'x', category: null };

  test('puts the item beside its former neighbour', async () => {
    show(neighbour, x);
    const back = wayBack(client, x);
    show(neighbour, movedX);
    void back().catch(() => {});
    expect(await asked()).toEqual({ id: x._id, after: neighbour._id });
  });
  test.each([
    ['trashed', []],
    ['moved', [{ ...neighbour, category: inA }]],
  ])('puts the item at the end of its former parent when the neighbour was %s', async (_name, rest) => {
    show(neighbour, x);
    const back = wayBack(client, x);
    show(...rest, movedX);
    void back().catch(() => {});
    expect(await asked()).toEqual({ id: x._id });
  });
  test('uses the item’s own parent without a cached list', async () => {
    client.removeQueries({ queryKey: list.queryKey });
    void wayBack(client, x)().catch(() => {});
    expect(await asked()).toEqual({ id: x._id });
  });
  test('is offered in a toast, which handles a refusal', async () => {
    const messages: ToastMessage[] = [];
    const disconnect = connectToaster((message) => void messages.push(message));
    const undo = vi.fn(() => Promise.reject(new Error('no')));
    offerUndo('Moved', 'Undo', undo);
    disconnect();
    expect(messages).toMatchObject([{ title: 'Moved', action: { label: 'Undo' } }]);
    messages[0]?.action?.onClick();
    expect(undo).toHaveBeenCalledOnce();
  });
});

describe('a read of a note that was sent before a save ended', () => {
  const { queryKey } = noteQueries.bySlug(x.slug);
  const cached = () => client.getQueryData(queryKey)?.content;

  test.each([
    ['the first one', undefined],
    ['a later one', noteOf(x, { version: 1, content: 'read' })],
  ])('does not put its older text over the saved one: %s', async (_which, before) => {
    if (before) client.setQueryData(queryKey, before, { updatedAt: 1 });
    const reading = client.fetchQuery(noteQueries.bySlug(x.slug));
    const call = await called(1);
    putNote(client, noteOf(x, { version: 2, content: 'saved' }));
    call.respond(200, noteOf(x, { version: 1, content: 'read' }));
    expect(await reading).toMatchObject({ version: 2, content: 'saved' });
    expect(cached()).toBe('saved');
  });

  test('is sent again for a page that shows the note: it may be newer there', async () => {
    client.setQueryData(queryKey, noteOf(x, { version: 1, content: 'read' }), { updatedAt: 1 });
    const observer = new QueryObserver(client, noteQueries.bySlug(x.slug));
    const stop = observer.subscribe(() => {});
    await called(1);
    putNote(client, noteOf(x, { version: 2, content: 'saved' }));
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: { content: 'saved' } });
    (await called(2)).respond(200, noteOf(x, { version: 3, content: 'elsewhere' }));
    await vi.waitFor(() => expect(cached()).toBe('elsewhere'));
    stop();
  });

  test('ends without another when no page shows the note', async () => {
    client.setQueryData(queryKey, noteOf(x, { version: 1, content: 'read' }));
    putNote(client, noteOf(x, { version: 2, content: 'saved' }));
    expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
  });
});
