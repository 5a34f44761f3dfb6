import type { Sharing } from '@my-note/contract';
import { noteQueries } from '@my-note/kit/queries';
import { renderWithProviders, type ServiceCall, standInService, testQueryClient } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT, id, noteFixture } from '../../testing/note-fixture.ts';
import { RenameCategoryDialog } from '../dialogs/rename-category-dialog.tsx';
import { useMoveAction } from './use-move-action.tsx';
import { useMoveToTrash } from './use-move-to-trash.ts';

const soups = noteFixture({
  title: 'Soups',
  slug: 'kitchen/soups',
  type: 'category',
  category: { _id: id(2), title: 'Kitchen' },
});

let messages: ToastMessage[];
let sent: { method: string | undefined; url: string; body: unknown }[];
let shares: Sharing;
let reply: () => void;
let disconnect: () => void;
beforeEach(() => {
  messages = [];
  sent = [];
  shares = [];
  disconnect = connectToaster((message) => void messages.push(message));
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  /** A write responds when the test lets it. */
  const written =
    <Body,>(response: Body) =>
    async ({ method, path: url, body }: ServiceCall) => {
      sent.push({ method, url, body });
      await replied;
      return response;
    };
  const renamed = { _id: soups._id, title: 'Stews', slug: 'kitchen/stews', categoryId: id(2) };
  standInService({
    'GET categoryOptions': () => ({ data: [{ value: id(3), label: 'Bakes', slug: 'bakes' }] }),
    'GET sharing': () => shares,
    'PATCH move': written({ ...soups, version: 2, category: { _id: id(3), title: 'Bakes' } }),
    'PUT ordering': written({ data: { _id: id(2), order: [], version: 2 } }),
    'DELETE softDelete': written({ ...soups, version: 2 }),
    'PUT category': written({ data: renamed }),
    'GET noteBySlug': written({ ...soups, version: 2 }),
  });
});
afterEach(() => {
  cleanup();
  disconnect();
});

const Trash = () => (
  <button type="button" onClick={useMoveToTrash(soups)}>
    Trash
  </button>
);
const Move = () => {
  const { action, dialog } = useMoveAction(soups);
  return (
    <>
      <button type="button" onClick={action.onSelect}>
        Open
      </button>
      {dialog}
    </>
  );
};
const render = (element: React.ReactNode) => {
  const queryClient = testQueryClient();
  queryClient.setQueryData(noteQueries.list().queryKey, { data: [soups], order: [] });
  return renderWithProviders(element, { path: '/kitchen/soups', queryClient });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const offered = async (title: string) => {
  await waitFor(() => expect(messages.map((message) => message.title)).toEqual([title]));
  expect(messages[0]?.action?.label).toBe('Undo');
  messages[0]?.action?.onClick();
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  return sent[1];
};

test('moving to the trash leaves the page, and Undo returns to it', async () => {
  const { pathname } = render(<Trash />);
  await press('Trash');
  reply();
  await waitFor(() => expect(pathname()).toBe('/kitchen'));
  expect(await offered('“Soups” is in the trash')).toMatchObject({ body: { restore: true } });
  await waitFor(() => expect(pathname()).toBe('/kitchen/soups'));
});

test('moving to the trash can be undone when the page was left before the response', async () => {
  const { unmount } = render(<Trash />);
  await press('Trash');
  unmount();
  reply();
  expect(await offered('“Soups” is in the trash')).toMatchObject({ body: { restore: true } });
});

async function moveToBakes() {
  render(<Move />);
  await press('Open');
  await userEvent.click(await screen.findByRole('button', { name: /^Move to/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bakes' }));
}

test('a move can be undone', async () => {
  await moveToBakes();
  await press('Move');
  reply();
  const undo = await offered('“Soups” was moved');
  expect(undo?.url).toContain(`/categories/${id(2)}/ordering`);
});

test('renaming a category can be undone, also when the page was left', async () => {
  const onDone = vi.fn();
  const { unmount } = render(<RenameCategoryDialog category={soups} onDone={onDone} />);
  const field = await screen.findByLabelText('Title');
  await userEvent.clear(field);
  await userEvent.type(field, 'Stews');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  reply();
  expect(await offered('Renamed to “Stews”')).toMatchObject({ body: { title: 'Soups' } });
  expect(onDone).not.toHaveBeenCalled();
});

test('warns of a move into a shared category, and says so after the move', async () => {
  const {
    content: _content,
    excerpt: _excerpt,
    ...bakes
  } = noteFixture({ _id: id(3), title: 'Bakes', type: 'category' });
  shares = [
    {
      _id: id(5),
      noteId: bakes._id,
      note: bakes,
      href: '/i/shared/secret/x',
      includeChildren: true,
      expiresAt: null,
      hasPassword: false,
      views: 0,
      lastViewedAt: null,
      createdAt: AT,
      suspended: false,
    },
  ];
  await moveToBakes();
  await screen.findByText(/“Bakes” is shared/);
  await press('Move');
  reply();
  await waitFor(() => expect(messages[0]?.description).toContain('“Bakes” now, which is shared'));
});
