// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../testing/index.tsx';
import { connectToaster, type ToastMessage } from '../../ui/toast.ts';
import { NoteText } from '../note-text.tsx';
import { stubEverythingNear } from '../testing/everything-near.ts';

const scrolled = vi.fn();
let toasts: ToastMessage[] = [];

beforeEach(() => {
  stubEverythingNear();
  // A page without a layout scrolls nowhere.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  scrolled.mockClear();
  toasts = [];
  connectToaster((message) => toasts.push(message));
});
afterEach(cleanup);

/** Opens a note at an address; the returned function goes to another one. */
function open(path: string) {
  let go: NavigateFunction = () => {};
  const Go = () => {
    go = useNavigate();
    return null;
  };
  renderWithProviders(
    <>
      <NoteText content={'# One\n\n# Zwei über\n\n[x](#one)'} noteId="note" />
      <Go />
    </>,
    { path },
  );
  return (to: string, replace = false) => act(() => void go(to, { replace }));
}

test('an address with a heading leads to it, and so does each link to another', () => {
  const go = open(`/note#${encodeURIComponent('zwei-über')}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Zwei über' }));
  go('/note#one');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One' }));
  // As the table of contents does, which scrolls itself.
  go('/note#zwei-%C3%BCber', true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One' }));
  expect(toasts).toEqual([]);
});

test('a heading that is gone opens the note at its top, with a message', () => {
  open('/note#gone');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(toasts.map(({ title }) => title)).toEqual([expect.stringContaining('isn’t in this note any more')]);
});

test('a text that is not the note of the page leaves it alone', () => {
  renderWithProviders(<NoteText content="# One" />, { path: '/note#one' });
  renderWithProviders(<NoteText content="# One" />, { path: '/note#gone' });
  expect(toasts).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});
