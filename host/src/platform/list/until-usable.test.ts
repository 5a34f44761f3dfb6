import { noteQueries } from '@my-note/kit/queries';
import { QueryClient } from '@my-note/kit/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilUsable } from './until-usable.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><h1>Lighthouse</h1><button>Edit</button></main>';
});
afterEach(() => vi.useRealTimers());

function startWaiting(client = new QueryClient()) {
  const state = { isUsable: false };
  void untilUsable(client).then(() => {
    state.isUsable = true;
  });
  return state;
}

test('the list waits until an editor that is being opened is there', async () => {
  const button = document.querySelector('button');
  button?.setAttribute('data-loading', '');
  const state = startWaiting();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(state.isUsable).toBe(false);
  button?.removeAttribute('data-loading');
  await vi.advanceTimersByTimeAsync(300);
  expect(state.isUsable).toBe(true);
});

test('it waits for the text of the page, and not for one that does not come', async () => {
  const client = new QueryClient();
  void client.prefetchQuery({
    queryKey: noteQueries.bySlug('plan').queryKey,
    queryFn: () => new Promise(() => {}),
  });
  const state = startWaiting(client);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state.isUsable).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state.isUsable).toBe(true);
});

test('it comes at once on a page that is shown', async () => {
  const state = startWaiting();
  await vi.advanceTimersByTimeAsync(250);
  expect(state.isUsable).toBe(true);
});
