import type { RuntimeConfig } from '@my-note/contract';
import { QueryClient } from '@my-note/kit/query';
import { MemoryRouter, useRoutes } from '@my-note/kit/router';
import { renderWithProviders } from '@my-note/kit/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { remoteOf } from '../../../testing/registry.ts';
import { CurrentPageContext } from '../../pages/page.ts';
import { texts } from '../../texts.ts';
import { connectRemotes, getRemotes } from '../load/remotes.ts';
import { GuardedPage } from './guarded-page.tsx';
import { RemotePage } from './remote-page.tsx';

const config: RuntimeConfig = {
  apiHost: '/api',
  signUp: 'open',
  identity: { kind: 'embedded' },
  feed: { kind: 'sse' },
};
const Broken = (): never => {
  throw new Error('broken');
};
const Routed = ({ element }: { element: ReactNode }) =>
  useRoutes([{ element: <GuardedPage />, children: [{ path: '*', element }] }]);
const Page = () => <Routed element={<Broken />} />;

function open(ErrorBoundary?: () => ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  connectRemotes({ schema: 1, revision: 1, remotes: [remoteOf('attic')] }, new QueryClient(), config);
  getRemotes().modules.set('attic/page', { Component: Broken, ErrorBoundary });
  renderWithProviders(
    <>
      <p>the shell</p>
      <CurrentPageContext value={{ remote: 'attic/page' }}>
        <Page />
      </CurrentPageContext>
    </>,
  );
}
afterEach(cleanup);

test('a page that throws is replaced by its own error boundary', () => {
  open(() => <p>own words</p>);
  screen.getByText('own words');
  screen.getByText('attic · 1');
});

test('falls back to the host’s error panel when the page’s error boundary throws too', () => {
  open(Broken);
  screen.getByText(texts.pageBroke);
  screen.getByText('the shell');
  screen.getByText('attic · 1');
});

function Leaving({ say }: { say: () => void }) {
  useEffect(
    () => () => {
      say();
      throw new Error('cannot leave');
    },
    [say],
  );
  return <p>the first page</p>;
}

test('a page that throws while it is unmounted does not break the next one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  connectRemotes({ schema: 1, revision: 1, remotes: [] }, new QueryClient(), config);
  const left = vi.fn();
  const show = (remote: string, page: ReactNode) => (
    <CurrentPageContext value={{ remote }}>
      <MemoryRouter>
        <Routed element={page} />
      </MemoryRouter>
    </CurrentPageContext>
  );
  const { rerender } = render(show('attic/page', <Leaving say={left} />));
  screen.getByText('the first page');
  rerender(show('cellar/page', <p>the next page</p>));
  expect(left).toHaveBeenCalled();
  await screen.findByText('the next page');
  expect(screen.queryByText(texts.pageBroke)).toBeNull();
  expect(logged).toHaveBeenCalledWith('A page failed while it was unmounted.', expect.any(Error));
});

test('a page that never stops suspending shows the error panel after a timeout, with a retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  connectRemotes({ schema: 1, revision: 1, remotes: [remoteOf('attic')] }, new QueryClient(), config);
  let ready = false;
  const never = new Promise<void>(() => undefined);
  const Waiting = () => {
    if (!ready) use(never);
    return <p>there at last</p>;
  };
  getRemotes().modules.set('attic/page', { Component: Waiting });
  // Awaited, as React commits the fallback of a suspended render later.
  await act(async () => void renderWithProviders(<RemotePage id="attic/page" />));
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await screen.findByText('This page takes too long');
  ready = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('there at last');
  vi.useRealTimers();
});

test('removes the styles of a page that throws while it is shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  connectRemotes({ schema: 1, revision: 1, remotes: [remoteOf('attic')] }, new QueryClient(), config);
  const style = document.createElement('style');
  const Styled = () => {
    const [broken, setBroken] = useState(false);
    useEffect(() => document.head.append(style), []);
    if (broken) throw new Error('broken');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        break
      </button>
    );
  };
  getRemotes().modules.set('attic/page', { Component: Styled });
  renderWithProviders(<Routed element={<RemotePage id="attic/page" />} />);
  expect(style.sheet?.disabled).toBe(false);
  fireEvent.click(screen.getByText('break'));
  screen.getByText(texts.pageBroke);
  expect(style.sheet?.disabled).toBe(true);
});
