import { QueryClient } from '@my-note/kit/query';
import { renderWithProviders } from '@my-note/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component } from '../exposes/youtube-page.tsx';
import { channelFixture, videoFixture } from '../testing/fixtures.ts';
import { stubService } from '../testing/service.ts';
import { press, titles, withWideWindow } from '../testing/video-list.ts';

const messages = withWideWindow();
const path = '/i/youtube';
const show = (address = path) => renderWithProviders(<Component />, { path: address });

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
  ['/channels', 'Couldn’t load your channels'],
  ['/videos', 'Couldn’t load your videos'],
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
