import { configEntrySchema } from '@my-note/contract';
import { session } from '@my-note/kit/session';
import { refusal, renderWithProviders, type ServiceCall, standInService } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { youtubeTexts } from '../features/youtube/texts.ts';
import { type Page, PagesContext } from '../platform/pages/page.ts';
import { PageLinks } from '../shell/sidebar/page-links.tsx';
import { FlaggedPage } from './flagged-page.tsx';
import { createQueryClient } from './query-client.ts';

const ID = 'youtube/video-page';
const FLAG = 'USE_YOUTUBE_READER';
const pages: Page[] = [{ path: '/i/youtube', label: 'Youtube Reader', flag: FLAG }];
const mounted = vi.fn<() => void>();
const VideoPage = () => {
  mounted();
  return <p>{ID}</p>;
};

let on: boolean;
let isUp: boolean;
let messages: ToastMessage[];
let disconnect: () => void;
/** Lets the service respond. */
let reply: () => void;
beforeEach(() => {
  [on, isUp, messages] = [false, true, []];
  mounted.mockReset();
  disconnect = connectToaster((message) => void messages.push(message));
  session.signIn({
    user: { _id: '018f0000-0000-7000-8000-000000000001', name: 'Ada', email: 'a@b.org', avatarUrl: null },
    accessToken: 'token',
  });
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const whileUp =
    <Body,>(respond: (call: ServiceCall) => Body) =>
    async (call: ServiceCall) => {
      await replied;
      return isUp ? respond(call) : refusal(400);
    };
  standInService({
    'PUT configs': whileUp(({ body }) => {
      const entry = configEntrySchema.parse(body);
      on = entry.value === true;
      return entry;
    }),
    'GET configs': whileUp(() => [{ key: FLAG, value: on }]),
  });
});
afterEach(() => {
  cleanup();
  disconnect();
});

const open = () =>
  renderWithProviders(
    <PagesContext value={pages}>
      <PageLinks />
      <FlaggedPage id={ID} flag={FLAG} label="Youtube Reader">
        <VideoPage />
      </FlaggedPage>
    </PagesContext>,
    { queryClient: createQueryClient() },
  );
const button = () => screen.findByRole('button', { name: youtubeTexts.turnOn });

test('turned on where it is missed, the page and its place in the menu appear', async () => {
  open();
  await act(async () => reply());
  fireEvent.click(await button());
  await screen.findByText(ID);
  expect(on).toBe(true);
  expect(screen.getByRole('link', { name: 'Youtube Reader' })).toBeDefined();
  expect(screen.queryByText(youtubeTexts.title)).toBeNull();
});

test('loads nothing of the page while it is off, or not known to be on', async () => {
  open();
  expect(screen.queryByText(youtubeTexts.title)).toBeNull();
  await act(async () => reply());
  await screen.findByRole('heading', { name: youtubeTexts.title });
  expect(document.title).toBe('Youtube Reader · My Note');
  expect(mounted).not.toHaveBeenCalled();
});

test('shows a refusal, and retries', async () => {
  open();
  await act(async () => reply());
  const turnOn = await button();
  isUp = false;
  fireEvent.click(turnOn);
  await waitFor(() => expect(messages).toMatchObject([{ type: 'error' }]));
  isUp = true;
  fireEvent.click(await button());
  await screen.findByText(ID);
});

test('retries settings that cannot be loaded', async () => {
  isUp = false;
  open();
  reply();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(document.title).toBe('Youtube Reader · My Note');
  isUp = true;
  fireEvent.click(again);
  await button();
  expect(mounted).not.toHaveBeenCalled();
});
