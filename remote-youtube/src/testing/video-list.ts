import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';

/** Titles of the videos on screen. */
export const titles = () =>
  within(screen.getByRole('list', { name: 'Videos' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** A wide window without scrolling for each test. Returns the toasts that it shows. */
export function withWideWindow() {
  const messages: ToastMessage[] = [];
  let disconnect = () => {};

  beforeEach(() => {
    messages.length = 0;
    disconnect = connectToaster((message) => messages.push(message));
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    disconnect();
    cleanup();
  });
  return messages;
}
