import { ITEMS_REVISION_HEADER } from '@my-note/contract';
import { noteQueries } from '@my-note/kit/queries';
import { QueryClient } from '@my-note/kit/query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOwnRevisions, recordOwnRevision } from '../../platform/api/own-revisions.ts';
import { createItemChanges } from './item-changes.ts';

const writes = (revision: number) =>
  recordOwnRevision({ headers: new Headers({ [ITEMS_REVISION_HEADER]: String(revision) }) });

describe('changes of the items', () => {
  const { queryKey } = noteQueries.list();
  let client: QueryClient;
  let itemChanges: ReturnType<typeof createItemChanges>;
  let known = 0;
  const isOutdated = () => client.getQueryState(queryKey)?.isInvalidated;
  const listed = (revision: number) => client.setQueryData(queryKey, { data: [], revision });

  beforeEach(() => {
    vi.useFakeTimers();
    client = new QueryClient();
    // Revisions are remembered for the life of the tab, so each test has its own.
    known += 1_000;
    listed(known);
    itemChanges = createItemChanges(client);
  });
  afterEach(() => {
    itemChanges.end();
    vi.useRealTimers();
  });

  test('fetches a change of another tab within a second', async () => {
    itemChanges.changed(known + 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOutdated()).toBe(true);
  });
  test('does not fetch for an own change, also when its response comes after the event', async () => {
    writes(known + 1);
    itemChanges.changed(known + 1);
    itemChanges.changed(known + 2);
    await vi.advanceTimersByTimeAsync(100);
    writes(known + 2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isOutdated()).toBe(false);
  });
  test('does not fetch a revision that the list already has', async () => {
    itemChanges.changed(known);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isOutdated()).toBe(false);
  });
  test('fetches a change that arrives while the list is fetched for the first time', async () => {
    client.clear();
    const fetching = client.fetchQuery({
      queryKey,
      queryFn: () =>
        new Promise((resolve) => setTimeout(() => resolve({ data: [], revision: known }), 3_000)),
    });
    itemChanges.changed(known + 1);
    await vi.advanceTimersByTimeAsync(3_000);
    await fetching;
    await vi.advanceTimersByTimeAsync(2_500);
    expect(isOutdated()).toBe(true);
  });
  test('does not take the revisions of the user before for own ones', async () => {
    writes(known + 1);
    forgetOwnRevisions();
    itemChanges.changed(known + 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOutdated()).toBe(true);
  });
  test('fetches a change of another tab between two own changes', async () => {
    for (const revision of [known + 1, known + 3]) writes(revision);
    itemChanges.changed(known + 3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOutdated()).toBe(true);
  });
  test('fetches many changes once in two seconds', async () => {
    let fetches = 0;
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      fetches += 1;
    });
    for (let step = 1; step <= 40; step += 1) {
      itemChanges.changed(known + step);
      await vi.advanceTimersByTimeAsync(100);
      if (isOutdated()) listed(known + step - 1);
    }
    expect(fetches).toBeLessThanOrEqual(3);
    expect(fetches).toBeGreaterThan(1);
  });
  test('a hidden tab waits until it is visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    itemChanges.changed(known + 1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isOutdated()).toBe(false);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOutdated()).toBe(true);
  });
});
