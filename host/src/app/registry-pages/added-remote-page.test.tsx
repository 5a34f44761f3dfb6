import { configQueries } from '@my-note/shared-kit/queries';
import { QueryClient } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { renderWithProviders, testQueryClient } from '@my-note/shared-kit/testing';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRemotes, getRemotes } from '../../platform/remotes/load/remotes.ts';
import { AddedRemotePage } from './added-pages.tsx';

const FLAG = 'USE_YOUTUBE_READER';
const OFF = 'This page is turned off';
const user = { _id: '018f0000-0000-7000-8000-000000000001', name: 'Ada', email: 'a@b.org', avatarUrl: null };

// A busy machine takes its time to read the page that says that it is off.
configure({ asyncUtilTimeout: 10_000 });

let answer: (on: boolean) => void;
beforeEach(() => {
  const settings = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => Response.json([{ key: FLAG, value: await settings }]));
  connectRemotes({ schema: 1, revision: 1, remotes: [] }, new QueryClient(), {
    apiHost: '/api',
    signUp: 'open',
    identity: { kind: 'embedded' },
    feed: { kind: 'sse' },
  });
  getRemotes().modules.set('attic/page', { Component: () => <p>the attic</p> });
  session.signIn({ user, accessToken: 'token' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = () =>
  renderWithProviders(<AddedRemotePage id="attic/page" flag={FLAG} />, { queryClient: testQueryClient() });

test('a page that stands under a setting waits for it', async () => {
  open();
  expect(screen.queryByText(OFF)).toBeNull();
  expect(screen.queryByText('the attic')).toBeNull();
  answer(true);
  await screen.findByText('the attic');
});

test('once the setting is off so is the page, although it is loaded', async () => {
  const { queryClient } = open();
  answer(true);
  await screen.findByText('the attic');
  act(() => void queryClient.setQueryData(configQueries.all(), [{ key: FLAG, value: false }]));
  await screen.findByText(OFF);
  expect(screen.queryByText('the attic')).toBeNull();
});

test('for a visitor, who has no settings, it is off', async () => {
  session.signOut();
  open();
  await screen.findByText(OFF);
});
