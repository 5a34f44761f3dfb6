import { renderWithProviders, standInService } from '@my-note/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NewCategoryDialog } from './new-category-dialog.tsx';

const parentId = '0198a5c2-0000-7000-8000-000000000001';
const created = {
  _id: '0198a5c2-0000-7000-8000-000000000002',
  title: 'Soups',
  slug: 'kitchen/soups',
  categoryId: parentId,
};
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  standInService({
    'GET categoryOptions': () => ({ data: [{ value: parentId, label: 'Kitchen', slug: 'kitchen' }] }),
    'POST categories': ({ body }) => {
      sent.push(body);
      return { data: created };
    },
  });
});
afterEach(cleanup);

const show = (categoryId: string | null = null) => {
  const onDone = vi.fn();
  renderWithProviders(<NewCategoryDialog categoryId={categoryId} onDone={onDone} />);
  return onDone;
};
const title = () => screen.findByLabelText('Title');
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('Add new category dialog', () => {
  test('shows its purpose', async () => {
    show();
    expect(await screen.findByText('Add new category')).toBeTruthy();
    expect(screen.getByText('Choose an unique name for new category.')).toBeTruthy();
    expect(screen.getByText('No parent category')).toBeTruthy();
  });

  test.each([
    ['', 'Title is required'],
    ['   ', 'Title is required'],
    ['Soups!', 'Only allowed characters or numbers or & -'],
  ])('refuses the title "%s" with an error at its field, and sends nothing', async (typed, message) => {
    show();
    const field = await title();
    if (typed) await userEvent.type(field, typed);
    await save();
    const errorId = await waitFor(() => field.getAttribute('aria-errormessage') ?? expect.fail('no error'));
    expect(document.getElementById(errorId)?.textContent).toBe(message);
    expect(sent).toEqual([]);
  });

  test('creates the category in its parent and passes on the slug', async () => {
    const onDone = show(parentId);
    await userEvent.type(await title(), ' Soups & Stews-2 ');
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('kitchen/soups'));
    expect(sent).toEqual([{ title: 'Soups & Stews-2', categoryId: parentId }]);
  });

  test('creates a category without a parent at the top level', async () => {
    const onDone = show();
    await userEvent.type(await title(), 'Soups{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent).toEqual([{ title: 'Soups', categoryId: '' }]);
  });
});
