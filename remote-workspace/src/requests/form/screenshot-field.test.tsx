import { refusal } from '@my-note/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { uploads } from '../draft/screenshot-upload.ts';
import {
  drop,
  field,
  fileInput,
  fill,
  hold,
  key,
  open,
  picture,
  preparePage,
  press,
  service,
  user,
} from '../testing/page-under-test.tsx';
import { id, requestOf } from '../testing/sample-request.ts';

vi.mock('@my-note/kit/markdown', () => ({
  NoteText: ({ content }: { content: string }) => <p data-rendered>{content}</p>,
}));

preparePage();

test('uploads a chosen, pasted or dropped picture, and sends it with the request', async () => {
  await open();
  fill();
  fireEvent.paste(field('Title'), { clipboardData: { files: [picture], types: ['Files'] } });
  await waitFor(() => expect(screen.getByText(/^!\[Screenshot\]/).textContent).toContain(id(70)));
  await press('Remove the picture');
  expect(screen.queryByText(/^!\[Screenshot\]/)).toBeNull();
  drop(picture);
  await screen.findByText(/^!\[Screenshot\]/);
  await userEvent.upload(fileInput(), picture);
  await waitFor(() => expect(service.uploadCount).toBe(3));
  await screen.findByText(/^!\[Screenshot\]/);
  await waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull());
  await press('Send request');
  await waitFor(() => expect(service.sent).toMatchObject([{ screenshot: id(70) }]));
});

test('adds a picture to the draft when its upload ends after the page was left', async () => {
  const respond = hold('POST attachments');
  await open();
  drop(picture);
  await screen.findByText('Uploading shot.png…');
  cleanup();
  await respond(0);
  await waitFor(() => expect(localStorage.getItem(key)).toContain(id(70)));
  await open();
  await screen.findByText(/^!\[Screenshot\]/);
});

test('shows a running upload when the page is opened again, and waits for it before sending', async () => {
  const respond = hold('POST attachments');
  await open();
  fill();
  drop(picture);
  cleanup();
  await open();
  screen.getByText('Uploading shot.png…');
  await press('Send request');
  expect(service.sent).toEqual([]);
  await respond(0);
  await screen.findByText(/^!\[Screenshot\]/);
});

test('ignores a late upload after another picture or a removal', async () => {
  const respond = hold('POST attachments');
  await open();
  drop(picture);
  drop(new File(['y'], 'second.png', { type: 'image/png' }));
  await respond(1);
  await screen.findByText(/^!\[Screenshot\]/);
  await press('Remove the picture');
  await respond(0);
  await waitFor(() => expect(uploads.get(user._id)).toEqual({ kind: 'idle' }));
  drop(picture);
  await press('Remove the picture');
  await respond(2);
  await waitFor(() => expect(service.uploadCount).toBe(3));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ screenshot: null });
  expect(screen.queryByText(/^!\[Screenshot\]/)).toBeNull();
});

test('names the button by its label and text, and labels no preview', async () => {
  await open();
  screen.getByRole('button', { name: 'Screenshot Choose a picture' });
  expect(fileInput()).toHaveProperty('hidden', true);
  const labelled = () => screen.queryByText('Description', { selector: 'label' });
  expect(labelled()).not.toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(labelled()).toBeNull();
  screen.getByText('Description');
});

test('pastes text as text', async () => {
  await open();
  fireEvent.paste(field('Title'), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
  expect(screen.queryByText(/^Uploading/)).toBeNull();
});

test.each([
  [new File(['x'], 'a.pdf', { type: 'application/pdf' }), /^Choose a PNG/],
  [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), /at most 10 MB\.$/],
])('refuses a file that is too large or not a picture, with a message', async (file, words) => {
  await open();
  drop(file);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(service.uploadCount).toBe(0);
});

test('sends no request without a picture whose upload failed, and retries the upload', async () => {
  service.refusals['POST attachments'] = refusal(507, 'The disk is full', 'FULL');
  await open();
  fill();
  drop(picture);
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t upload shot.png. The disk is full');
  await press('Send request');
  screen.getByText('Couldn’t upload the picture. Try again, or remove it.');
  expect(service.sent).toEqual([]);
  service.refusals = {};
  await press('Try again');
  await screen.findByText(/^!\[Screenshot\]/);
  await press('Send request');
  await waitFor(() => expect(service.sent).toMatchObject([{ screenshot: id(70) }]));
});

test('lists own requests with status, reply, picture and facts, and filters many', async () => {
  service.own = [
    requestOf(5, { status: 'done', answer: 'Done in 1.4', diagnostics: { Theme: 'dark' } }),
    requestOf(4, { status: 'declined', screenshot: `/attachments/${id(70)}`, type: 'feature' }),
    ...[3, 2, 1].map((n) => requestOf(n)),
  ];
  await open();
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Request 5', 'Request 4', 'Request 3', 'Request 2', 'Request 1']);
  const first = within(screen.getByRole('article', { name: 'Request 5' }));
  first.getByText('Done');
  expect(first.getByRole('group', { name: 'Reply' }).textContent).toBe('ReplyDone in 1.4');
  expect(first.getByRole('term').parentElement?.textContent).toBe('Themedark');
  within(screen.getByRole('article', { name: 'Request 4' })).getByText(
    `![Screenshot](/attachments/${id(70)})`,
  );
  const statuses = within(screen.getByRole('group', { name: 'Show' }));
  expect(statuses.getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(statuses.getByRole('radio', { name: 'Declined' }));
  expect(titles()).toEqual(['Request 4']);
});
