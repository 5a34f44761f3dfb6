import { QueryClient, QueryClientProvider } from '@my-note/kit/query';
import { MemoryRouter, type RouteObject } from '@my-note/kit/router';
import { rememberedPath, session } from '@my-note/kit/session';
import { standInService } from '@my-note/kit/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageGuard } from '../pages/page-guard.tsx';
import { Pages } from '../pages/pages.tsx';
import { useLogout } from './use-logout.ts';

const user = {
  _id: '018f0000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
};
const Shell = ({ page }: { page: string }) => {
  const logout = useLogout();
  return (
    <PageGuard>
      <p>{page}</p>
      <button type="button" onClick={logout}>
        Logout
      </button>
    </PageGuard>
  );
};
const routes: RouteObject[] = [
  { path: '/', element: <Shell page="home" />, handle: { public: true } },
  { path: '/login', element: <p>login</p>, handle: { public: true } },
  { path: '/*', element: <Shell page="private page" /> },
];
afterEach(cleanup);

test('logout goes to the home page, not to the login page, and clears the return path', async () => {
  const calls = standInService({ 'DELETE renewals': () => ({ ended: true }) });
  session.signIn({ user, accessToken: 'token' });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['notes'], ['secret']);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/garden/plan']}>
        <Pages routes={routes} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('home')).toBeTruthy();
  await waitFor(() => expect(session.get()).toMatchObject({ user: null, accessToken: null }));
  expect(rememberedPath()).toBe('/');
  expect(calls).toEqual(['DELETE /api/login-requests/renewals']);
  expect(queryClient.getQueryData(['notes'])).toBeUndefined();
});
