import type { UserRequest } from '@my-note/contract/requests';
import type { QueryClient } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { renderWithProviders } from '@my-note/shared-kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/shared-kit/ui';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { uploads } from '../draft/screenshot-upload.ts';
import { RequestsPage } from '../requests-page.tsx';
import { id, requestOf } from './sample-request.ts';

export const user = { _id: id(9), name: 'Ada', email: 'a@b.org', avatarUrl: null };
export const key = `my-note.request.${user._id}`;
export const picture = new File(['x'], 'shot.png', { type: 'image/png' });

/** The service as the page sees it, and what was said. */
export const service = {
  own: [] as UserRequest[],
  sent: [] as unknown[],
  uploadCount: 0,
  /** What is answered instead, by the end of the path. */
  refusals: {} as Record<string, () => Response>,
  toasts: [] as ToastMessage[],
};
let disconnect: () => void;

export function serve(url: string, { method, body }: RequestInit): Response {
  const path = String(url);
  const refusal = Object.entries(service.refusals).find(([name]) => `${method} ${path}`.endsWith(name));
  if (refusal) return refusal[1]();
  if (path.endsWith('unread-count')) return Response.json({ unread: 0 });
  if (path.endsWith('registry.json')) return Response.json({ schema: 1, revision: 1, remotes: [] });
  if (path.endsWith('/attachments')) {
    service.uploadCount += 1;
    const _id = id(70);
    return Response.json({ _id, url: `/attachments/${_id}`, name: 'shot.png', type: 'image/png', size: 1 });
  }
  if (method !== 'POST') return Response.json(service.own);
  const request: Partial<UserRequest> = JSON.parse(String(body));
  service.sent.push(request);
  const made = requestOf(50 + service.sent.length, { ...request, screenshot: null });
  service.own = [made, ...service.own];
  return Response.json(made);
}

/** Each test has a page, a person and a service of its own. */
export function preparePage() {
  beforeEach(() => {
    uploads.remove(user._id);
    localStorage.clear();
    Object.assign(service, { own: [], sent: [], uploadCount: 0, refusals: {}, toasts: [] });
    disconnect = connectToaster((message) => void service.toasts.push(message));
    vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => serve(url, request));
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
/** Holds back the answers to what is posted to a path; each is let go by the function of its turn. */
export const hold = (path: string) => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const isHeld = request.method === 'POST' && String(url).endsWith(path);
    if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
    return serve(url, request);
  });
  return async (nth: number) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(nth));
    waiting[nth]?.();
  };
};
/** As another tab does it. */
export const keepElsewhere = (draft: object | null) => {
  if (draft) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
};
export const saysOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
