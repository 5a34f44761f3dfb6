import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noteQueries } from '../../queries/notes.queries.ts';
import { shareQueries } from '../../queries/shares.queries.ts';
import { refreshItems } from './item-cache.ts';

test('items that changed elsewhere refresh their shares too, which rest while an item is in the trash', async () => {
  const client = new QueryClient();
  const { queryKey: list } = noteQueries.list();
  const { queryKey: shares } = shareQueries.list();
  client.setQueryData(list, { data: [], order: [], revision: 1 });
  client.setQueryData(shares, []);
  await refreshItems(client);
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  expect(client.getQueryState(shares)?.isInvalidated).toBe(true);
});
