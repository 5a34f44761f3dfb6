import { MemoryRouter, Outlet, useLocation } from '@my-note/kit/router';
import { rememberedPath, session } from '@my-note/kit/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageGuard } from './page-guard.tsx';
import { Pages } from './pages.tsx';

const user = {
  _id: '018f0000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
};

const Address = () => <output>{useLocation().pathname}</output>;

const open = (path: string) => {
  const shell = (
    <PageGuard>
      <Outlet />
    </PageGuard>
  );
  const children = [
    { path: '/login', element: <p>login</p>, handle: { public: true } },
    { path: '/open', element: <p>open page</p>, handle: { public: true } },
    { path: '/*', element: <p>private page</p> },
  ];
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages routes={[{ element: shell, children }]} />
      <Address />
    </MemoryRouter>,
  );
};

beforeEach(() => {
  sessionStorage.clear();
  session.signOut();
});
afterEach(cleanup);

test('public pages are open to visitors', () => {
  open('/open');
  expect(screen.getByText('open page')).toBeTruthy();
});

test('remembers the path of a visitor and redirects to /login', async () => {
  open('/garden/plan?a=1#top');
  await screen.findByText('login');
  expect(screen.getByRole('status').textContent).toBe('/login');
  expect(rememberedPath()).toBe('/garden/plan?a=1#top');
});

test('shows the page to a user until sign-out', async () => {
  session.signIn({ user, accessToken: 'token' });
  open('/garden/plan');
  expect(screen.getByText('private page')).toBeTruthy();
  act(() => session.signOut());
  await screen.findByText('login');
  expect(rememberedPath()).toBe('/garden/plan');
});
