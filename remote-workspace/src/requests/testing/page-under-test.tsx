import { requestCreateSchema, type UserRequest } from '@my-note/contract/requests';
import type { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { type refusal, renderWithProviders, standInService } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { uploads } from '../draft/screenshot-upload.ts';
import { RequestsPage } from '../requests-page.tsx';
import { id, requestOf } from './sample-request.ts';

export const user = { _id: id(9), name: 'Ada', email: 'a@b.org', avatarUrl: null };
export const key = `my-note.request.${user._id}`;
export const picture = new File(['x'], 'shot.png', { type: 'image/png' });

/** State of the service, and the toasts that were shown. */
export const service = {
  own: [] as UserRequest[],
  sent: [] as unknown[],
  uploadCount: 0,
  refusals: {} as Partial<Record<HeldCall | 'GET requests', ReturnType<typeof refusal>>>,
  toasts: [] as ToastMessage[],
};
type HeldCall = 'POST requests' | 'POST attachments';
/** What a held call waits for. */
let gates: Partial<Record<HeldCall, () => Promise<void>>> = {};
let disconnect: () => void;

const startService = () =>
  standInService({
    'GET unreadCount': () => ({ unread: 0 }),
    'GET /registry.json': () => ({ schema: 1, revision: 1, remotes: [] }),
    'POST attachments': async () => {
      await gates['POST attachments']?.();
      const refused = service.refusals['POST attachments'];
      if (refused) return refused;
      service.uploadCount += 1;
      const _id = id(70);
      return { _id, url: `/attachments/${_id}`, name: 'shot.png', type: 'image/png', size: 1 };
    },
    'GET requests': () => service.refusals['GET requests'] ?? service.own,
    'POST requests': async ({ body }) => {
      await gates['POST requests']?.();
      const refused = service.refusals['POST requests'];
      if (refused) return refused;
      const request = requestCreateSchema.parse(body);
      service.sent.push(request);
      const made = requestOf(50 + service.sent.length, { ...request, screenshot: null });
      service.own = [made, ...service.own];
      return made;
    },
  });

/** Each test has its own page, user and service. */
export function preparePage() {
  beforeEach(() => {
    uploads.remove(user._id);
    localStorage.clear();
    gates = {};
    startService();
    Object.assign(service, { own: [], sent: [], uploadCount: 0, refusals: {}, toasts: [] });
    disconnect = connectToaster((message) => void service.toasts.push(message));
    session.signIn({ user, accessToken: 'token' });
  });
  afterEach(() => {
    cleanup();
    disconnect();
  });
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const open = async (options?: { queryClient: QueryClient }) => {
  const view = renderWithProviders(<RequestsPage />, options);
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  await screen.findByText(
    service.own.length > 0 ? (service.own[0]?.title ?? '') : 'No requests yet. Send one with the form above.',
  );
  return view;
};
export const fill = () => {
  write('Title', 'Search forgets');
  write('Description', 'Its **filter**');
};
export const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'New request' });
export const fileInput = () => {
  const input = form().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return input;
};
export const drop = (file: File) =>
  fireEvent.drop(form(), { dataTransfer: { files: [file], types: ['Files'] } });
/** Holds the responses to a call; the returned function releases the nth. */
export const hold = (call: HeldCall) => {
  const waiting: (() => void)[] = [];
  gates[call] = () => new Promise((resolve) => void waiting.push(resolve));
  return async (nth: number) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(nth));
    waiting[nth]?.();
  };
};
/** Changes the storage as another tab does. */
export const keepElsewhere = (draft: object | null) => {
  if (draft) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
};
export const saysOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
