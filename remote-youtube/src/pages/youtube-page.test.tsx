import { renderWithProviders } from '@my-note/shared-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component } from '../exposes/youtube-page.tsx';

it('says that the reader is on and offers nothing that does not work', async () => {
  renderWithProviders(<Component />, { path: '/i/youtube' });
  await screen.findByRole('heading', { name: 'Youtube Reader is on' });
  expect(document.title).toBe('Youtube Reader · My Note');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
