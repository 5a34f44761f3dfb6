import type { ListItem } from '@my-note/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { noteQueries } from '../../queries/notes.queries.ts';
import { id, item, noteOf } from '../../testing/items.ts';
import { holdService } from '../../testing/service.ts';
import { sortChildren, sortedChildren } from './sort-children.ts';

const garden = item(1, 'garden', { type: 'category', order: [id(3)] });
const child = (number: number, title: string, rest: Partial<ListItem> = {}) =>
  item(number, `garden/${number}`, { title, category: { _id: id(1), title: 'garden' }, ...rest });
const list = {
  data: [
    garden,
    child(2, 'Level 10', { updatedAt: '2026-01-03T00:00:00Z' }),
    child(3, 'level 2', { updatedAt: '2026-01-01T00:00:00Z' }),
    child(4, 'Level 1', { updatedAt: '2026-01-02T00:00:00Z' }),
    child(5, '', { hasText: false }),
    item(6, 'elsewhere'),
  ],
};
const { queryKey } = noteQueries.list();
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(queryKey, list);
});
const order = () => client.getQueryData(queryKey)?.data[0]?.order;

test('sorts the children of one category by title, numbers as numbers, without empty drafts', () => {
  expect(sortedChildren(list, id(1), 'title')).toEqual([id(4), id(3), id(2)]);
});

test('sorts by date, the last change first', () => {
  expect(sortedChildren(list, id(1), 'date')).toEqual([id(2), id(4), id(3)]);
});

test('writes the order in one request, shows it immediately, and can undo it', async () => {
  const service = holdService();
  const sorted = sortChildren(client, id(1), 'title');
  const read = await service.called(1);
  expect(order()).toEqual([id(4), id(3), id(2)]);
  read.respond(200, { ...noteOf(garden), version: 7 });
  const write = await service.called(2);
  expect(write.body).toEqual({ order: [id(4), id(3), id(2)], version: 7 });
  write.respond(200, { data: { _id: id(1), order: [id(4), id(3), id(2)], version: 8 } });
  const undo = await sorted;

  const undone = undo();
  (await service.called(3)).respond(200, { ...noteOf(garden), version: 8 });
  const back = await service.called(4);
  expect(back.body).toEqual({ order: [id(3)], version: 8 });
  back.respond(200, { data: { _id: id(1), order: [id(3)], version: 9 } });
  await undone;
  expect(order()).toEqual([id(3)]);
});

test('a refused order comes back', async () => {
  const service = holdService();
  const sorted = sortChildren(client, id(1), 'title');
  (await service.called(1)).respond(200, noteOf(garden));
  (await service.called(2)).respond(409, { code: 'VERSION_CONFLICT', message: 'Changed elsewhere' });
  await expect(sorted).rejects.toThrow('Changed elsewhere');
  expect(order()).toEqual([id(3)]);
});
