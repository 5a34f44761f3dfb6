import { QueryClient } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { renderWithProviders } from '@my-note/kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRemotes, getRemotes } from '../load/remotes.ts';
import { RemotePage } from './remote-page.tsx';

beforeEach(() => {
  connectRemotes({ schema: 1, revision: 1, remotes: [] }, new QueryClient(), {
    apiHost: '/api',
    signUp: 'open',
    identity: { kind: 'embedded' },
    feed: { kind: 'sse' },
  });
});
afterEach(cleanup);

const Component = () => <Link to="/attic/2?sort=age">next</Link>;
const open = (module: object) => {
  getRemotes().modules.set('attic/page', module);
  return renderWithProviders(<RemotePage id="attic/page" />, { path: '/attic/1' });
};

test('calls prefetch of the module once for each address', () => {
  const prefetch = vi.fn();
  const { queryClient } = open({ Component, prefetch });
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(queryClient, {
    params: {},
    pathname: '/attic/1',
    searchParams: new URLSearchParams(),
  });
  fireEvent.click(screen.getByText('next'));
  expect(prefetch).toHaveBeenCalledTimes(2);
  expect(prefetch.mock.lastCall?.[1]).toMatchObject({ pathname: '/attic/2' });
  expect(String(prefetch.mock.lastCall?.[1].searchParams)).toBe('sort=age');
});

test('shows a page whose prefetch throws', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({
    Component,
    prefetch: () => {
      throw new Error('broken');
    },
  });
  screen.getByText('next');
});

test('shows a page of a remote of before 1.8, which has a loader, without calling it', () => {
  const loader = vi.fn();
  open({ Component, loader });
  screen.getByText('next');
  expect(loader).not.toHaveBeenCalled();
});
