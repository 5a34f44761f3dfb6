import type { RuntimeConfig } from '@my-note/shared-kit/contract';
import { QueryClient } from '@my-note/shared-kit/query';
import { useRoutes } from '@my-note/shared-kit/router';
import { renderWithProviders } from '@my-note/shared-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, test, vi } from 'vitest';
import { PageHandleContext } from '../page-handle.ts';
import { texts } from '../texts.ts';
import { GuardedPage } from './guarded-page.tsx';
import { connectRemotes, getRemotes } from './remotes.ts';

const config: RuntimeConfig = {
  apiHost: '/api',
  signUp: 'open',
  identity: { kind: 'embedded' },
  feed: { kind: 'sse' },
};
const Broken = (): never => {
  throw new Error('broken');
};
const Page = () => useRoutes([{ element: <GuardedPage />, children: [{ path: '*', element: <Broken /> }] }]);

function open(ErrorBoundary?: () => ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  connectRemotes({ schema: 1, revision: 1, remotes: [] }, new QueryClient(), config);
  getRemotes().modules.set('attic/page', { Component: Broken, ErrorBoundary });
  renderWithProviders(
    <>
      <p>the shell</p>
      <PageHandleContext value={{ remote: 'attic/page' }}>
        <Page />
      </PageHandleContext>
    </>,
  );
}
afterEach(cleanup);

test('a page that breaks is replaced by its own words', () => {
  open(() => <p>own words</p>);
  screen.getByText('own words');
});

test('when its own words break too, the host’s are shown and the shell lives', () => {
  open(Broken);
  screen.getByText(texts.pageBroke);
  screen.getByText('the shell');
});
