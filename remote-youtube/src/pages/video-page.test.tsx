import { type SlotProps, setRemoteLoader } from '@my-note/kit/federation';
import { useRoutes } from '@my-note/kit/router';
import { renderWithProviders } from '@my-note/kit/testing';
import { connectToaster } from '@my-note/kit/ui';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from '../exposes/video-page.tsx';
import { videoFixture } from '../testing/fixtures.ts';
import { stubService } from '../testing/service.ts';

const id = videoFixture(1)._id;
const written: string[] = [];
let props: SlotProps['notes/note-beside'] | undefined;

/** Stub of the editor of remote-notes. */
function Editor(slot: SlotProps['notes/note-beside']) {
  props = slot;
  const { onReady } = slot;
  useEffect(() => {
    onReady({ insert: (text) => written.push(text), focus: () => written.push('focus') });
    return () => onReady(null);
  }, [onReady]);
  return <p>Editor of {slot.noteId}</p>;
}

const Page = () =>
  useRoutes([
    { path: '/i/youtube/:videoId', Component },
    { path: '*', element: null },
  ]);
const show = (address = `/i/youtube/${id}`) => renderWithProviders(<Page />, { path: address });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const frame = () => document.querySelector('iframe');
let wide = true;

beforeEach(() => {
  wide = true;
  written.length = 0;
  props = undefined;
  setRemoteLoader(async () => ({ Component: Editor }));
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

it('loads the player only on a click, and marks the video as seen', async () => {
  const { writes } = stubService({ videos: [videoFixture(1)] });
  show(`/i/youtube/${id}?t=90`);
  await screen.findByRole('heading', { level: 1, name: 'Video 1' });
  expect(frame()).toBeNull();
  await vi.waitFor(() => expect(writes).toEqual([`PATCH /videos/${id} {"seen":true}`]));
  await press('Play: Video 1');
  expect(frame()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/v0000000001\?.*start=90/);
  expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(document.title).toContain('Video 1');
});

it('seeks to chapters of the description, and opens its URLs in a new tab', async () => {
  stubService({
    videos: [videoFixture(1, { description: '0:00 Start\n1:15 Middle\n2:00 End\nhttps://example.org' })],
  });
  show();
  const chapters = within(await screen.findByRole('list'));
  expect(chapters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '0:00Start',
    '1:15Middle',
    '2:00End',
  ]);
  const link = screen.getByRole('link', { name: 'https://example.org' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer nofollow']);
  await userEvent.click(chapters.getByRole('button', { name: /^1:15/ }));
  expect(frame()?.src).toContain('start=75');
  expect(chapters.getByRole('button', { current: true }).textContent).toBe('1:15Middle');
});

it('creates the note on "Insert time", inserts the time, and seeks on links to the video', async () => {
  const note = { _id: videoFixture(9)._id, slug: 'videos/one' };
  const { writes } = stubService({
    videos: [videoFixture(1, { seen: true })],
    note,
  });
  show(`/i/youtube/${id}?t=754`);
  await screen.findByRole('heading', { name: 'No note yet' });
  await press('Insert time');
  await screen.findByText(`Editor of ${note._id}`);
  const link = '[12:34](https://www.youtube.com/watch?v=v0000000001&t=754s)';
  await vi.waitFor(() => expect(written).toEqual([link, 'focus']));
  fireEvent.keyDown(window, { key: 'i', code: 'KeyI', altKey: true });
  await vi.waitFor(() => expect(written).toEqual([link, 'focus', link, 'focus']));
  expect(writes).toEqual([`POST /videos/${id}/note`]);
  expect(props?.onLink('https://example.org/')).toBe(false);
  expect(frame()).toBeNull();
  expect(props?.onLink('https://youtu.be/v0000000001?t=5')).toBe(true);
  await vi.waitFor(() => expect(frame()?.src).toContain('start=5'));
});

it('shows an error when the editor cannot be loaded, and retries', async () => {
  let down = true;
  setRemoteLoader(async () => (down ? Promise.reject(new Error('down')) : { Component: Editor }));
  const note = { _id: videoFixture(9)._id, slug: 'videos/one' };
  stubService({ videos: [videoFixture(1, { note, seen: true })] });
  show();
  await screen.findByRole('heading', { name: 'Couldn’t load the editor' });
  down = false;
  await press('Try again');
  await screen.findByText(`Editor of ${note._id}`);
});

it('shows note, description and transcript as tabs on narrow screens, and keeps the editor', async () => {
  wide = false;
  const note = { _id: videoFixture(9)._id, slug: 'videos/one' };
  stubService({ videos: [videoFixture(1, { note, seen: true })] });
  show();
  const editor = await screen.findByText(`Editor of ${note._id}`);
  expect(screen.queryByText('About 1')).toBeNull();
  await press('About');
  await screen.findByText('About 1');
  expect(editor.isConnected).toBe(true);
  expect(editor.closest('[hidden]')).not.toBeNull();
  await press('Insert time');
  expect(editor.closest('[hidden]')).toBeNull();
  expect(written.at(-1)).toBe('focus');
});

it('saves a transcript, seeks to its lines, and searches in it', async () => {
  const { writes } = stubService({ videos: [videoFixture(1, { seen: true })] });
  show();
  await press('Transcript');
  const area = await screen.findByRole('textbox', { name: 'Transcript' });
  fireEvent.change(area, { target: { value: '0:00\nHello\n1:15\nAda writes' } });
  await press('Save transcript');
  await userEvent.click(await screen.findByText('Ada writes'));
  expect(frame()?.src).toContain('start=75');
  expect(screen.getByRole('button', { current: true }).textContent).toBe('1:15Ada writes');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'hell');
  await screen.findByText('1 line');
  expect(screen.getByText('Hell', { selector: 'mark' })).toBeTruthy();
  expect(screen.queryByText('Ada writes')).toBeNull();
  const cues = [
    { start: 0, text: 'Hello' },
    { start: 75, text: 'Ada writes' },
  ];
  expect(writes).toEqual([`PUT /videos/${id}/transcript ${JSON.stringify({ cues })}`]);
});

it('keeps a pasted transcript while the time is inserted into the note', async () => {
  const note = { _id: videoFixture(9)._id, slug: 'videos/one' };
  stubService({ videos: [videoFixture(1, { note, seen: true })] });
  for (const [room, back] of [
    [true, 'Transcript'],
    [false, 'Transcript'],
  ] as const) {
    wide = room;
    show();
    await press('Transcript');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Transcript' }), {
      target: { value: 'Hello' },
    });
    await press('Insert time');
    expect(written.at(-1)).toBe('focus');
    if (!room) await press(back);
    expect(screen.getByRole('textbox', { name: 'Transcript' })).toHaveProperty('value', 'Hello');
    cleanup();
  }
});

it('starts another note after the former one was moved to the trash', async () => {
  const [former, next] = [9, 8].map((n) => ({ _id: videoFixture(n)._id, slug: `videos/${n}` }));
  const video = videoFixture(1, { note: former ?? null, seen: true });
  // The page learns it from the editor, while the service is unreachable.
  let down = false;
  stubService({
    videos: [video],
    note: next ?? null,
    refuses: (call) => (down && call === `GET /videos/${id}` ? 'Not now' : undefined),
  });
  show();
  await screen.findByText(`Editor of ${former?._id}`);
  video.note = null;
  down = true;
  props?.onGone();
  await press('Start another note');
  await screen.findByText(`Editor of ${next?._id}`);
});

it('keeps the pasted text and shows the error when the service refuses it', async () => {
  stubService({
    videos: [videoFixture(1, { seen: true })],
    refuses: (call) => (call.startsWith('PUT') ? 'Not now' : undefined),
  });
  show();
  await press('Transcript');
  const area = await screen.findByRole('textbox', { name: 'Transcript' });
  fireEvent.change(area, { target: { value: 'Hello' } });
  await press('Save transcript');
  await screen.findByText('Not now');
  expect(area).toHaveProperty('value', 'Hello');
});

it('shows a toast when a transcript is refused after its page was left', async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  stubService({
    videos: [videoFixture(1, { seen: true })],
    waits: (call) => (call.startsWith('PUT') ? later : undefined),
    refuses: (call) => (call.startsWith('PUT') ? 'Not now' : undefined),
  });
  const messages: string[] = [];
  const disconnect = connectToaster(({ title }) => messages.push(title));
  const { unmount } = show();
  await press('Transcript');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Transcript' }), {
    target: { value: 'Hello' },
  });
  await press('Save transcript');
  unmount();
  answer();
  await vi.waitFor(() => expect(messages).toEqual(['Not now']));
  disconnect();
});

it('shows "Video not found" for an unknown video', async () => {
  stubService({ videos: [] });
  show();
  await screen.findByRole('heading', { name: 'Video not found' });
});
