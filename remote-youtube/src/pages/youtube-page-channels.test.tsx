import type { Video } from '@my-note/contract/youtube';
import { renderWithProviders } from '@my-note/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Component } from '../exposes/youtube-page.tsx';
import { channelFixture, videoFixture } from '../testing/fixtures.ts';
import { stubService } from '../testing/service.ts';
import { press, titles, withWideWindow } from '../testing/video-list.ts';

const messages = withWideWindow();
const path = '/i/youtube';
const show = (address = path) => renderWithProviders(<Component />, { path: address });

it('offers to add the first channel, and keeps the input when it is refused', async () => {
  const { writes } = stubService({
    refuses: (call) => (call.startsWith('POST') ? 'YouTube has no such channel' : undefined),
  });
  show();
  await screen.findByRole('heading', { name: 'No channels yet' });
  const field = screen.getByRole('textbox', { name: /Channel address/ });
  await userEvent.type(field, ' @nobody {Enter}');
  await screen.findByText('YouTube has no such channel');
  expect(field).toHaveProperty('value', ' @nobody ');
  expect(writes).toEqual(['POST /channels {"url":"@nobody"}']);
  // The error is beside the field, not in a toast.
  expect(messages).toEqual([]);
});

it('removes a channel, leaves its list, and offers to undo it', async () => {
  const { writes } = stubService({
    channels: [channelFixture(1), channelFixture(2)],
    videos: [videoFixture(1)],
  });
  show(`${path}?channel=${channelFixture(1)._id}`);
  await press('Remove Channel 1');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Channel 1' })).toBeNull());
  await vi.waitFor(() =>
    expect(messages.map(({ title }) => title)).toEqual(['Removed Channel 1. Your notes are kept.']),
  );
  expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('All channels');
  messages[0]?.action?.onClick();
  const { _id, channelId } = channelFixture(1);
  await vi.waitFor(() =>
    expect(writes).toEqual([`DELETE /channels/${_id}`, `POST /channels {"url":"${channelId}"}`]),
  );
});

it('shows the progress of a refresh, or that all channels were checked within the hour', async () => {
  const channels = [channelFixture(1), channelFixture(2), channelFixture(3)];
  const { writes } = stubService({ channels, videos: [videoFixture(1)] });
  show();
  await press('Refresh');
  await vi.waitFor(() =>
    expect(messages.map(({ title }) => title)).toEqual(['Every channel was checked within the last hour']),
  );
  for (const channel of channels) channel.refreshing = true;
  await press('Refresh');
  await screen.findByText('Checked 0 of 3');
  Object.assign(channels[0] ?? {}, { refreshing: false });
  await screen.findByText('Checked 1 of 3', {}, { timeout: 4_000 });
  for (const channel of channels) channel.refreshing = false;
  await screen.findByText(/^Updated/, {}, { timeout: 4_000 });
  expect(writes).toEqual(['POST /refresh', 'POST /refresh']);
});

it('shows new videos when a slow refresh ends', async () => {
  const before = new Date(Date.now() - 7_200_000).toISOString();
  const channel = channelFixture(1, { checkedAt: before });
  const videos = [videoFixture(2)];
  stubService({ channels: [channel], videos });
  show();
  await waitFor(() => expect(titles()).toEqual(['Video 2']));
  // The check has started, and has no result yet.
  Object.assign(channel, { refreshing: true, checkedAt: new Date().toISOString() });
  await press('Refresh');
  await screen.findByText('Checked 0 of 1');
  await new Promise((resolve) => setTimeout(resolve, 1_700));
  videos.unshift(videoFixture(1));
  Object.assign(channel, { refreshing: false, unseen: 1 });
  await waitFor(() => expect(titles()).toEqual(['Video 1', 'Video 2']), { timeout: 4_000 });
});

it('shows the first videos of a new channel when they arrive', async () => {
  const channel = channelFixture(1, {
    status: { kind: 'waiting', since: null, reason: null },
    checkedAt: null,
    refreshing: true,
  });
  const videos: Video[] = [];
  stubService({ channels: [channel], videos });
  show();
  await screen.findByText('Checked 0 of 1');
  await screen.findByRole('heading', { name: 'No videos yet' });
  videos.push(videoFixture(1));
  Object.assign(channel, channelFixture(1, { unseen: 1 }));
  await waitFor(() => expect(titles()).toEqual(['Video 1']), { timeout: 4_000 });
});

it('shows no progress of a refresh that the user did not start', async () => {
  const { writes } = stubService({
    channels: [channelFixture(1, { refreshing: true })],
    videos: [videoFixture(1)],
  });
  show();
  await screen.findByText(/^Updated/);
  await press('Refresh');
  await screen.findByText('Checked 0 of 1');
  expect(writes).toEqual(['POST /refresh']);
});

it('says why a channel cannot be refreshed', async () => {
  const checkedAt = new Date(Date.now() - 7_200_000).toISOString();
  const status = { kind: 'stale' as const, since: checkedAt, reason: 'it asked to wait' };
  stubService({ channels: [channelFixture(1, { checkedAt, status })], videos: [videoFixture(1)] });
  show();
  await press('Refresh');
  await vi.waitFor(() =>
    expect(messages).toMatchObject([
      { title: 'Can’t reach YouTube right now', description: 'it asked to wait' },
    ]),
  );
});

it('imports a file and shows the result, and refuses any other file', async () => {
  const { writes } = stubService({ channels: [channelFixture(1)], videos: [] });
  show();
  await screen.findByRole('heading', { name: 'No videos yet' });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('There is no chooser');
  const { channelId } = channelFixture(7);
  await userEvent.upload(chooser, new File(['hello'], 'a.csv', { type: 'text/csv' }));
  await vi.waitFor(() => expect(messages[0]?.title).toMatch('not an OPML or CSV file'));
  await userEvent.upload(chooser, new File([`${channelId},x,Seven`], 'a.csv', { type: 'text/csv' }));
  await vi.waitFor(() =>
    expect(messages[1]).toMatchObject({ title: '2 channels added, 1 already followed' }),
  );
  expect(messages[1]?.description).toBe('1 channel was skipped because of the limit. Not recognized: x');
  expect(writes).toEqual([`POST /channels/import {"channels":[{"url":"${channelId}","title":"x"}]}`]);
});
