import type { ListItem } from '@my-note/contract';
import { renderWithProviders } from '@my-note/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as Page } from '../exposes/__name__-page.tsx';

afterEach(cleanup);

let made = 0;
const note = (title: string, updatedAt: string): ListItem => ({
  _id: `0192f0c1-2b3c-7d4e-8f50-${String(++made).padStart(12, '0')}`,
  title,
  slug: title,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt,
});

/** The service's response, mocked at the network. */
const serve = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

it('lists the notes that were changed last, the newest first', async () => {
  const list = [note('aaa', '2026-01-01T10:00:00.000Z'), note('bbb', '2026-02-01T10:00:00.000Z')];
  serve(200, { data: list, order: [] });
  renderWithProviders(<Page />, { path: '/i/__name__' });
  await screen.findByRole('link', { name: 'bbb' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['bbb', 'aaa']);
});

it('shows the error when the notes cannot be read, and offers a retry', async () => {
  serve(500, { message: 'Not now' });
  renderWithProviders(<Page />, { path: '/i/__name__' });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your notes');
});
