import { renderWithProviders } from '@my-note/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenameField, titleProblem } from './rename-field.tsx';

describe('a title', () => {
  test.each([
    ['category', '', 'Title is required'],
    ['category', 'a/b', 'Only allowed characters or numbers or & -'],
    ['category', 'Bread & butter-2', null],
    ['single', ' ', 'Title is required'],
    ['single', 'a/b', null],
    ['single', 'x'.repeat(300), null],
    ['single', 'x'.repeat(301), 'The title may have at most 300 characters'],
  ] as const)('of a %s, %j: %s', (type, title, problem) => {
    expect(titleProblem(type, title)).toBe(problem);
  });
});

describe('the field', () => {
  const onSave = vi.fn<(title: string) => Promise<unknown>>();
  const onClose = vi.fn();
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  beforeEach(() => {
    onSave.mockReset().mockResolvedValue(undefined);
    onClose.mockReset();
    const entry = {
      _id: 'a',
      title: 'Beans',
      href: '/beans',
      type: 'category',
      pinned: false,
      subs: [],
    } as const;
    renderWithProviders(<RenameField entry={{ ...entry, subs: [] }} onSave={onSave} onClose={onClose} />);
  });
  afterEach(() => document.body.replaceChildren());

  test('saves with Enter and returns the focus', async () => {
    type(' Peas ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ keyboard: true }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Peas');
  });
  test('saves when it loses focus', async () => {
    type('Peas');
    fireEvent.blur(field());
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ keyboard: false }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Peas');
  });
  test('closes without a request when nothing has changed', () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalled();
    expect(onSave).not.toHaveBeenCalled();
  });
  test('Escape discards the change, even though the field loses focus', () => {
    type('Peas');
    fireEvent.keyDown(field(), { key: 'Escape' });
    fireEvent.blur(field());
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ keyboard: true });
    expect(onSave).not.toHaveBeenCalled();
  });
  test('Enter that ends a composition does not save', () => {
    type('かな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(onSave).not.toHaveBeenCalled();
  });
  test('stays open with the text and its error until the text is valid', () => {
    type('a/b');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('Only allowed characters or numbers or & -');
    expect(onSave).not.toHaveBeenCalled();
    type('ab');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  test('stays open with the text when the service refuses it', async () => {
    onSave.mockRejectedValueOnce(new Error('Duplicated data'));
    type('Taken');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(onClose).not.toHaveBeenCalled();
    expect(field().value).toBe('Taken');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
