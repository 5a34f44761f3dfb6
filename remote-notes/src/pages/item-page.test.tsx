import { noteQueries } from '@my-note/kit/queries';
import { QueryClientProvider } from '@my-note/kit/query';
import { BrowserRouter } from '@my-note/kit/router';
import { standInService, testItem, testNote, testQueryClient } from '@my-note/kit/testing';
import { DesignSystem } from '@my-note/kit/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ItemPage } from './item-page.tsx';

// What the page shows makes requests of its own; here only its address counts.
vi.mock('./note-view.tsx', () => ({
  NoteView: ({ item }: { item: { title: string } }) => <h1>{item.title}</h1>,
}));

const plan = testNote(testItem(1, 'plan'));
const client = testQueryClient();
client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
const { queryKey } = noteQueries.bySlug('plan');

beforeEach(async () => {
  standInService({ 'GET noteBySlug': () => ({ ...plan, title: 'Launch', slug: 'launch' }) });
  client.setQueryData(queryKey, plan);
  window.history.replaceState(null, '', '/plan');
  render(
    <DesignSystem>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <ItemPage />
        </BrowserRouter>
      </QueryClientProvider>
    </DesignSystem>,
  );
  await screen.findByRole('heading', { name: 'plan' });
});
afterEach(cleanup);

async function retitle() {
  act(() => void client.setQueryData(queryKey, { ...plan, title: 'Launch', slug: 'launch' }));
  await screen.findByRole('heading', { name: 'Launch' });
}

test('the address follows a changed title', async () => {
  await retitle();
  expect(window.location.pathname).toBe('/launch');
});

test('a changed title does not bring somebody back who has just left the page', async () => {
  // What a link does before the next page is drawn.
  window.history.pushState(null, '', '/');
  await retitle();
  expect(window.location.pathname).toBe('/');
});
