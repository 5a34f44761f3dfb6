import { configQueries } from '@my-note/kit/queries';
import { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { renderWithProviders, standInService, testQueryClient } from '@my-note/kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectRemotes, getRemotes } from '../platform/remotes/load/remotes.ts';
import { RemotePage } from '../platform/remotes/ui/remote-page.tsx';
import { FlaggedPage } from './flagged-page.tsx';

/** A setting that has no page of its own for when it is off. */
const FLAG = 'firstStepsHidden';
const OFF = 'This page is turned off';
const user = { _id: '018f0000-0000-7000-8000-000000000001', name: 'Ada', email: 'a@b.org', avatarUrl: null };

let respond: (on: boolean) => void;
beforeEach(() => {
  const settings = new Promise<boolean>((resolve) => {
    respond = resolve;
  });
  standInService({ 'GET configs': async () => [{ key: FLAG, value: await settings }] });
  connectRemotes({ schema: 1, revision: 1, remotes: [] }, new QueryClient(), {
    apiHost: '/api',
    signUp: 'open',
    identity: { kind: 'embedded' },
    feed: { kind: 'sse' },
  });
  getRemotes().modules.set('attic/page', { Component: () => <p>the attic</p> });
  session.signIn({ user, accessToken: 'token' });
});
afterEach(cleanup);
const open = () =>
  renderWithProviders(
    <FlaggedPage id="attic/page" flag={FLAG} label="Attic">
      <RemotePage id="attic/page" />
    </FlaggedPage>,
    { queryClient: testQueryClient() },
  );

test('a page behind a setting waits for it', async () => {
  open();
  expect(screen.queryByText(OFF)).toBeNull();
  expect(screen.queryByText('the attic')).toBeNull();
  respond(true);
  await screen.findByText('the attic');
});

test('a loaded page is hidden when its setting is turned off', async () => {
  const { queryClient } = open();
  respond(true);
  await screen.findByText('the attic');
  act(() => void queryClient.setQueryData(configQueries.all(), [{ key: FLAG, value: false }]));
  await screen.findByText(OFF);
  expect(screen.queryByText('the attic')).toBeNull();
});

test('it is off for a visitor, who has no settings', async () => {
  session.signOut();
  open();
  await screen.findByText(OFF);
});
