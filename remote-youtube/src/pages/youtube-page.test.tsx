import type { Video } from '@my-note/contract/youtube';
import { QueryClient } from '@my-note/kit/query';
import { renderWithProviders } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from '../exposes/youtube-page.tsx';
import { channelFixture, videoFixture } from '../testing/fixtures.ts';
import { stubService } from '../testing/service.ts';

const path = '/i/youtube';
const show = (address = path) => renderWithProviders(<Component />, { path: address });
const titles = () =>
  within(screen.getByRole('list', { name: 'Videos' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const messages: ToastMessage[] = [];
let disconnect = () => {};

beforeEach(() => {
  messages.length = 0;
  disconnect = connectToaster((message) => messages.push(message));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  disconnect();
  cleanup();
});

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

it('lists channels with unseen counts and status, and their videos', async () => {
  const hour = new Date(Date.now() - 2 * 3_600_000).toISOString();
  stubService({
    channels: [
      channelFixture(1, { unseen: 2 }),
      channelFixture(2, { status: { kind: 'stale', since: hour, reason: 'it responded with 500' } }),
      channelFixture(3, { status: { kind: 'failing', since: null, reason: 'it responded with 404' } }),
      channelFixture(4, { status: { kind: 'waiting', since: null, reason: null } }),
    ],
    videos: [
      videoFixture(1),
      videoFixture(2, {
        seen: true,
        kind: 'short',
        note: { _id: channelFixture(9)._id, slug: 'x' },
        hasTranscript: true,
      }),
    ],
  });
  show();
  await waitFor(() => expect(titles()).toEqual(['Video 1', 'Video 2']));
  const rows = within(screen.getByRole('list', { name: 'Channels' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'All channels2, 2 unseen videos',
    'Channel 12, 2 unseen videos',
    'Channel 2Not updated since 2 hours ago: it responded with 500',
    'Channel 3Not loaded yet: it responded with 404',
    'Channel 4Waiting for its first videos',
  ]);
  const [first, second] = within(screen.getByRole('list', { name: 'Videos' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Unseen');
  expect(second?.textContent).not.toContain('Unseen');
  expect(within(second ?? document.body).getByRole('img', { name: 'Has a note' })).toBeTruthy();
  expect(second?.textContent).toContain('Short');
});

it('marks a video as seen, hides it, and undoes that', async () => {
  const { writes } = stubService({
    channels: [channelFixture(1, { unseen: 2 })],
    videos: [videoFixture(1), videoFixture(2)],
  });
  show();
  await press('Mark as seen: Video 1');
  await screen.findByRole('button', { name: 'Mark as unseen: Video 1' });
  await press('Hide: Video 1');
  await waitFor(() => expect(titles()).toEqual(['Video 2']));
  await vi.waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['“Video 1” is hidden']));
  messages[0]?.action?.onClick();
  await waitFor(() => expect(titles()).toEqual(['Video 1', 'Video 2']));
  const id = videoFixture(1)._id;
  expect(writes).toEqual([
    `PATCH /videos/${id} {"seen":true}`,
    `PATCH /videos/${id} {"hidden":true}`,
    `PATCH /videos/${id} {"hidden":false}`,
  ]);
});

it('rolls back hiding a video when the service refuses it', async () => {
  let down = false;
  const { writes } = stubService({
    channels: [channelFixture(1)],
    videos: [videoFixture(1)],
    refuses: (call) => (down && call.includes('/videos') ? 'Not now' : undefined),
  });
  show();
  await screen.findByRole('button', { name: 'Hide: Video 1' });
  // Neither the write nor a refetch of the list succeeds.
  down = true;
  await press('Hide: Video 1');
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  await waitFor(() => expect(titles()).toEqual(['Video 1']));
  expect(messages).toEqual([]);
});

it('filters by its URL, and says why a list is empty', async () => {
  const { reads } = stubService({
    channels: [channelFixture(1, { unseen: 1 })],
    videos: [videoFixture(1), videoFixture(2, { kind: 'short', seen: true })],
  });
  show(`${path}?kind=short`);
  await waitFor(() => expect(titles()).toEqual(['Video 2']));
  expect(screen.getByRole('button', { name: 'Shorts' }).getAttribute('aria-pressed')).toBe('true');
  await press('Unseen only');
  await screen.findByRole('heading', { name: 'No unseen videos' });
  await press('Live');
  await press('Show all videos');
  await waitFor(() => expect(titles()).toEqual(['Video 1', 'Video 2']));
  await press('Hidden');
  await screen.findByRole('heading', { name: 'No hidden videos' });
  expect(reads.filter((call) => call.startsWith('GET /videos'))).toEqual([
    'GET /videos?kind=short',
    'GET /videos?kind=short&unseen=true',
    'GET /videos?kind=live&unseen=true',
    'GET /videos',
    'GET /videos?hidden=true',
  ]);
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

it('loads a list although a video of the former list is marked meanwhile', async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  stubService({
    channels: [channelFixture(1)],
    videos: [videoFixture(1), videoFixture(2, { kind: 'short' })],
    waits: (call) => (call.includes('kind=short') ? later : undefined),
  });
  show();
  await screen.findByRole('button', { name: 'Mark as seen: Video 1' });
  await press('Shorts');
  await press('Mark as seen: Video 1');
  answer();
  await waitFor(() => expect(titles()).toEqual(['Video 2']));
});

it('empties the unseen list without a refetch when all are marked as seen', async () => {
  const { reads } = stubService({
    channels: [channelFixture(1, { unseen: 2 })],
    videos: [videoFixture(1), videoFixture(2)],
  });
  show(`${path}?unseen`);
  await press('Mark all as seen');
  await screen.findByRole('heading', { name: 'No unseen videos' });
  expect(reads.filter((call) => call.startsWith('GET /videos'))).toHaveLength(1);
});

it('says why a channel cannot be refreshed', async () => {
  const checkedAt = new Date(Date.now() - 7_200_000).toISOString();
  const status = { kind: 'stale' as const, since: checkedAt, reason: 'it asked to wait' };
  stubService({ channels: [channelFixture(1, { checkedAt, status })], videos: [videoFixture(1)] });
  show();
  await press('Refresh');
  await vi.waitFor(() =>
    expect(messages).toMatchObject([
      { title: "Can't reach YouTube right now", description: 'it asked to wait' },
    ]),
  );
});

it('adds a newly hidden video to the cached list of hidden videos', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  stubService({ channels: [channelFixture(1)], videos: [videoFixture(1), videoFixture(2)] });
  renderWithProviders(<Component />, { path: `${path}?hidden`, queryClient });
  await screen.findByRole('heading', { name: 'No hidden videos' });
  await press('Show all videos');
  await press('Hide: Video 1');
  await waitFor(() => expect(titles()).toEqual(['Video 2']));
  await press('Hidden');
  await waitFor(() => expect(titles()).toEqual(['Video 1']));
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

it('marks all as seen', async () => {
  const { writes } = stubService({
    channels: [channelFixture(1, { unseen: 2 })],
    videos: [videoFixture(1), videoFixture(2)],
  });
  show();
  await press('Mark all as seen');
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: /^Mark as unseen/ })).toHaveLength(2));
  expect(writes).toEqual(['POST /videos/seen {}']);
});

it.each([
  ['/channels', "Couldn't load your channels"],
  ['/videos', "Couldn't load your videos"],
])('shows an error when %s cannot be loaded, and retries', async (call, heading) => {
  let down = true;
  stubService({
    channels: [channelFixture(1)],
    videos: [videoFixture(1)],
    refuses: (asked) => (down && asked === `GET ${call}` ? 'Not now' : undefined),
  });
  show();
  await screen.findByRole('heading', { name: heading });
  down = false;
  await press('Try again');
  await waitFor(() => expect(titles()).toEqual(['Video 1']));
});
