import { renderWithProviders } from '@my-note/shared-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component } from '../exposes/notifications-page.tsx';

it('says that there are no notifications and offers nothing that does not work', async () => {
  renderWithProviders(<Component />, { path: '/i/notifications' });
  await screen.findByRole('heading', { name: 'No notifications' });
  expect(document.title).toBe('Notifications · My Note');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
