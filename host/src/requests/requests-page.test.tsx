import type { UserRequest } from '@my-note/shared-kit/contract/requests';
import { notificationQueries } from '@my-note/shared-kit/queries';
import type { QueryClient } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { renderWithProviders } from '@my-note/shared-kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/shared-kit/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestQueries } from './requests.queries.ts';
import { RequestsPage } from './requests-page.tsx';
import { id, requestOf } from './testing.ts';
import { uploads } from './uploads.ts';

vi.mock('@my-note/shared-kit/markdown', () => ({
  NoteText: ({ content }: { content: string }) => <p data-rendered>{content}</p>,
}));

const user = { _id: id(9), name: 'Ada', email: 'a@b.org', avatarUrl: null };
const key = `my-note.request.${user._id}`;
const picture = new File(['x'], 'shot.png', { type: 'image/png' });

let own: UserRequest[];
let sent: unknown[];
let uploadCount: number;
/** What the service answers instead, by the end of the path. */
let refusals: Record<string, () => Response>;
let toasts: ToastMessage[];
let disconnect: () => void;

function serve(url: string, { method, body }: RequestInit): Response {
  const path = String(url);
  const refusal = Object.entries(refusals).find(([name]) => `${method} ${path}`.endsWith(name));
  if (refusal) return refusal[1]();
  if (path.endsWith('unread-count')) return Response.json({ unread: 0 });
  if (path.endsWith('registry.json')) return Response.json({ schema: 1, revision: 1, remotes: [] });
  if (path.endsWith('/attachments')) {
    uploadCount += 1;
    const _id = id(70);
    return Response.json({ _id, url: `/attachments/${_id}`, name: 'shot.png', type: 'image/png', size: 1 });
  }
  if (method !== 'POST') return Response.json(own);
  const request: Partial<UserRequest> = JSON.parse(String(body));
  sent.push(request);
  const made = requestOf(50 + sent.length, { ...request, screenshot: null });
  own = [made, ...own];
  return Response.json(made);
}

beforeEach(() => {
  uploads.remove(user._id);
  localStorage.clear();
  [own, sent, uploadCount, refusals, toasts] = [[], [], 0, {}, []];
  disconnect = connectToaster((message) => void toasts.push(message));
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => serve(url, request));
  session.signIn({ user, accessToken: 'token' });
});
afterEach(() => {
  cleanup();
  disconnect();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async (options?: { queryClient: QueryClient }) => {
  const view = renderWithProviders(<RequestsPage />, options);
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  await screen.findByText(own.length > 0 ? (own[0]?.title ?? '') : 'You have not sent anything yet.');
  return view;
};
const fill = () => {
  write('Title', 'Search forgets');
  write('Description', 'Its **filter**');
};
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'New request' });
const fileInput = () => {
  const input = form().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return input;
};
const drop = (file: File) => fireEvent.drop(form(), { dataTransfer: { files: [file], types: ['Files'] } });
/** Holds back the answers to what is posted to a path; each is let go by the function of its turn. */
const hold = (path: string) => {
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
const keepElsewhere = (draft: object | null) => {
  if (draft) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
};
const saysOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('what is missing is said under its field, and the first one gets the focus', async () => {
  await open();
  await press('Send');
  expect(saysOf('Title')).toBe('Title is required');
  expect(saysOf('Description')).toBe('Description is required');
  expect(document.activeElement).toBe(field('Title'));
  write('Title', 'Search forgets');
  await press('Send');
  expect(document.activeElement).toBe(field('Description'));
  expect(sent).toEqual([]);
});

test('what is wrong with a description in preview is shown where it can be mended', async () => {
  await open();
  write('Title', 'Search forgets');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  screen.getByText('Nothing to preview yet.');
  await press('Send');
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
});

test('a request is sent with its facts; then the form is empty and the list has it', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Something is missing' }));
  fill();
  await press('Send');
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(sent).toMatchObject([
    {
      type: 'feature',
      title: 'Search forgets',
      description: 'Its **filter**',
      diagnostics: { Browser: navigator.userAgent, Connection: 'online' },
    },
  ]);
  expect(toasts).toMatchObject([{ title: 'Sent. Thank you', type: 'success' }]);
  expect(field('Title')).toHaveProperty('value', '');
  expect(localStorage.getItem(`my-note.request.${user._id}`)).toBeNull();
});

test('each fact can be kept back, and all of them at once', async () => {
  await open();
  fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Browser/ }));
  await press('Send');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('diagnostics.Browser');
  expect(sent[0]).toHaveProperty('diagnostics.Connection');
  await waitFor(() => expect(field('Title')).toHaveProperty('value', ''));
  fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Send facts/ }));
  expect(screen.queryByRole('checkbox', { name: /^Browser/ })).toBeNull();
  await press('Send');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toHaveProperty('diagnostics');
});

test('the preview shows the description as it will be read', async () => {
  await open();
  fill();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('tabpanel', { name: 'Preview' }).textContent).toBe('Its **filter**');
});

test('when sending fails it says why, and nothing of it is lost', async () => {
  const message = '100 of your requests are open. Wait until some of them are answered';
  refusals['POST /api/u-requests'] = () =>
    Response.json({ statusCode: 409, code: 'TOO_MANY_REQUESTS', message }, { status: 409 });
  await open();
  fill();
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect([field('Title'), field('Description')]).toMatchObject([
    { value: 'Search forgets' },
    { value: 'Its **filter**' },
  ]);
  refusals = {};
  await press('Send');
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
});

test('the draft is there again when the page is opened anew, for its own user', async () => {
  await open();
  fill();
  cleanup();
  await open();
  expect(field('Title')).toHaveProperty('value', 'Search forgets');
  act(() => session.signIn({ user: { ...user, _id: id(8) }, accessToken: 'other' }));
  expect(field('Title')).toHaveProperty('value', '');
  act(() => session.signIn({ user, accessToken: 'token' }));
  expect(field('Description')).toHaveProperty('value', 'Its **filter**');
});

test('what is sent is no draft any more, even if the page was left meanwhile', async () => {
  const answer = hold('/u-requests');
  await open();
  fill();
  await press('Send');
  cleanup();
  expect(localStorage.getItem(key)).not.toBeNull();
  await answer(0);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(toasts).toMatchObject([{ title: 'Sent. Thank you' }]);
});

test('words that are written while a request is sent are kept', async () => {
  const answer = hold('/u-requests');
  await open();
  fill();
  await press('Send');
  write('Description', 'Its **filter**, and its order');
  await answer(0);
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(field('Description')).toHaveProperty('value', 'Its **filter**, and its order');
  expect(localStorage.getItem(key)).toContain('and its order');
});

test('who comes back while a request is sent cannot send it again', async () => {
  const answer = hold('/u-requests');
  const { queryClient } = await open();
  fill();
  await press('Send');
  cleanup();
  await open({ queryClient });
  expect(field('Title')).toHaveProperty('value', 'Search forgets');
  expect(form().querySelector('button[type=submit]')).toHaveProperty('disabled', true);
  fireEvent.submit(form());
  await answer(0);
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(field('Title')).toHaveProperty('value', '');
  await screen.findByRole('button', { name: 'Send' });
  expect(sent).toHaveLength(1);
});

test('what is newly written after coming back is not wiped by the answer', async () => {
  const answer = hold('/u-requests');
  const { queryClient } = await open();
  fill();
  await press('Send');
  cleanup();
  await open({ queryClient });
  write('Title', 'Something else');
  await answer(0);
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(field('Title')).toHaveProperty('value', 'Something else');
});

test('what another tab writes, takes away or sends is followed, and own words are laid over it', async () => {
  await open();
  write('Description', 'Its **filter**');
  keepElsewhere({ title: 'From the other tab', description: 'Its **filter**' });
  expect(field('Title')).toHaveProperty('value', 'From the other tab');
  write('Description', 'Its order');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    title: 'From the other tab',
    description: 'Its order',
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  keepElsewhere(null);
  expect(field('Title')).toHaveProperty('value', '');
  write('Description', 'New');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ title: '', description: 'New' });
});

test('what one person sent does not come to the next one on the same page', async () => {
  const answer = hold('/u-requests');
  const { queryClient } = await open();
  fill();
  await press('Send');
  act(() => session.signIn({ user: { ...user, _id: id(8) }, accessToken: 'other' }));
  const { queryKey } = requestQueries.own();
  queryClient.setQueryData(queryKey, []);
  await answer(0);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(queryClient.getQueryData(queryKey)).toEqual([]);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
  expect(toasts).toEqual([]);
});

test('without a user the list is not asked for', async () => {
  const { queryClient } = await open();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    asked.push(String(url));
    return serve(url, request);
  });
  await act(async () => {
    session.signOut();
    await queryClient.resetQueries();
  });
  expect(asked.filter((url) => url.endsWith('/u-requests'))).toEqual([]);
});

test('Enter that ends a composition sends nothing, and any other Enter does', async () => {
  await open();
  const enter = (composing: boolean) =>
    fireEvent.keyDown(field('Title'), {
      key: 'Enter',
      isComposing: composing,
      keyCode: composing ? 229 : 13,
    });
  expect([enter(true), enter(false)]).toEqual([false, true]);
});

test('a picture is uploaded when chosen, pasted or dropped, and goes with the request', async () => {
  await open();
  fill();
  fireEvent.paste(field('Title'), { clipboardData: { files: [picture], types: ['Files'] } });
  await waitFor(() => expect(screen.getByText(/^!\[Screenshot\]/).textContent).toContain(id(70)));
  await press('Remove the picture');
  expect(screen.queryByText(/^!\[Screenshot\]/)).toBeNull();
  drop(picture);
  await screen.findByText(/^!\[Screenshot\]/);
  await userEvent.upload(fileInput(), picture);
  await waitFor(() => expect(uploadCount).toBe(3));
  await screen.findByText(/^!\[Screenshot\]/);
  await waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull());
  await press('Send');
  await waitFor(() => expect(sent).toMatchObject([{ screenshot: id(70) }]));
});

test('a picture that is still uploaded when the page is left is in the draft', async () => {
  const answer = hold('/attachments');
  await open();
  drop(picture);
  await screen.findByText('Uploading shot.png…');
  cleanup();
  await answer(0);
  await waitFor(() => expect(localStorage.getItem(key)).toContain(id(70)));
  await open();
  await screen.findByText(/^!\[Screenshot\]/);
});

test('who comes back during an upload sees it, and sends nothing without its picture', async () => {
  const answer = hold('/attachments');
  await open();
  fill();
  drop(picture);
  cleanup();
  await open();
  screen.getByText('Uploading shot.png…');
  await press('Send');
  expect(sent).toEqual([]);
  await answer(0);
  await screen.findByText(/^!\[Screenshot\]/);
});

test('a later picture or a removal wins over an upload that ends late', async () => {
  const answer = hold('/attachments');
  await open();
  drop(picture);
  drop(new File(['y'], 'second.png', { type: 'image/png' }));
  await answer(1);
  await screen.findByText(/^!\[Screenshot\]/);
  await press('Remove the picture');
  await answer(0);
  await waitFor(() => expect(uploads.get(user._id)).toEqual({ kind: 'idle' }));
  drop(picture);
  await press('Remove the picture');
  await answer(2);
  await waitFor(() => expect(uploadCount).toBe(3));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ screenshot: null });
  expect(screen.queryByText(/^!\[Screenshot\]/)).toBeNull();
});

test('the button of the picture is named by its label and its own words, and nothing else is', async () => {
  await open();
  screen.getByRole('button', { name: 'Screenshot Choose a picture' });
  expect(fileInput()).toHaveProperty('hidden', true);
  const labelled = () => screen.queryByText('Description', { selector: 'label' });
  expect(labelled()).not.toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(labelled()).toBeNull();
  screen.getByText('Description');
});

test('text that is pasted stays text', async () => {
  await open();
  fireEvent.paste(field('Title'), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
  expect(screen.queryByText(/^Uploading/)).toBeNull();
});

test.each([
  [new File(['x'], 'a.pdf', { type: 'application/pdf' }), /^Choose a picture: PNG/],
  [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), /at most 10 MB$/],
])('a file that is no picture, or too large, is refused in words', async (file, words) => {
  await open();
  drop(file);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(uploadCount).toBe(0);
});

test('a picture that was not uploaded is not left out silently', async () => {
  refusals['POST /api/u-notes/attachments'] = () =>
    Response.json({ statusCode: 507, code: 'FULL', message: 'The disk is full' }, { status: 507 });
  await open();
  fill();
  drop(picture);
  expect((await screen.findByRole('alert')).textContent).toBe('shot.png was not uploaded. The disk is full');
  await press('Send');
  screen.getByText('The picture was not uploaded. Try again, or remove it');
  expect(sent).toEqual([]);
  refusals = {};
  await press('Try again');
  await screen.findByText(/^!\[Screenshot\]/);
  await press('Send');
  await waitFor(() => expect(sent).toMatchObject([{ screenshot: id(70) }]));
});

test('while the title is typed, similar requests are named with what became of them', async () => {
  own = [
    requestOf(1, { title: 'Search forgets its filter', status: 'planned', answer: 'In the next version' }),
  ];
  await open();
  write('Title', 'filter of the search');
  const similar = within(await screen.findByRole('list', { name: 'You have sent something like this:' }));
  expect(similar.getByRole('listitem').textContent).toBe(
    'Search forgets its filterPlannedIn the next version',
  );
  write('Title', 'Dark theme');
  await waitFor(() => expect(screen.queryByRole('list', { name: /something like this/ })).toBeNull());
});

test('own requests are listed with status, answer, picture and facts, and filtered when there are many', async () => {
  own = [
    requestOf(5, { status: 'done', answer: 'Done in 1.4', diagnostics: { Theme: 'dark' } }),
    requestOf(4, { status: 'declined', screenshot: `/attachments/${id(70)}`, type: 'feature' }),
    ...[3, 2, 1].map((n) => requestOf(n)),
  ];
  await open();
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Request 5', 'Request 4', 'Request 3', 'Request 2', 'Request 1']);
  const first = within(screen.getByRole('article', { name: 'Request 5' }));
  first.getByText('Done');
  expect(first.getByRole('group', { name: 'Answer' }).textContent).toBe('AnswerDone in 1.4');
  expect(first.getByRole('term').parentElement?.textContent).toBe('Themedark');
  within(screen.getByRole('article', { name: 'Request 4' })).getByText(
    `![Screenshot](/attachments/${id(70)})`,
  );
  const statuses = within(screen.getByRole('group', { name: 'Show' }));
  expect(statuses.getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(statuses.getByRole('radio', { name: 'Declined' }));
  expect(titles()).toEqual(['Request 4']);
});

test('a few requests need no filter', async () => {
  own = [requestOf(2, { status: 'done' }), requestOf(1)];
  await open();
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});

test('an answer is shown when its notification comes, and when the window is looked at again', async () => {
  own = [requestOf(1)];
  const { queryClient } = await open();
  own = [requestOf(1, { status: 'planned' })];
  const { queryKey } = notificationQueries.unreadCount();
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual({ unread: 0 }));
  act(() => void queryClient.setQueryData(queryKey, { unread: 1 }));
  await screen.findByText('Planned');
  own = [requestOf(1, { status: 'done' })];
  fireEvent.focus(window);
  await screen.findByText('Done');
});

test('when the list cannot be had, the form works and the list can be asked for again', async () => {
  refusals['GET /api/u-requests'] = () => Response.json({ message: 'No' }, { status: 400 });
  own = [requestOf(1)];
  renderWithProviders(<RequestsPage />);
  await screen.findByText('Your requests could not be read');
  fill();
  refusals = {};
  await press('Try again');
  await screen.findByRole('heading', { name: 'Request 1', level: 3 });
  expect(field('Title')).toHaveProperty('value', 'Search forgets');
});
