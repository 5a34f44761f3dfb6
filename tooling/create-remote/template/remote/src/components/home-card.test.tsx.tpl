import { renderWithProviders } from '@my-note/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component as HomeCard } from '../exposes/home-card.tsx';

const item = (id: string, type: 'note' | 'category') => ({
  _id: `0192f0c1-2b3c-7d4e-8f50-${id}`,
  title: id,
  slug: id,
  type,
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T10:00:00.000Z',
});

it('counts the notes, not the categories', async () => {
  const data = [item('000000000001', 'note'), item('000000000002', 'category')];
  vi.stubGlobal('fetch', async () => Response.json({ data, order: [] }));
  renderWithProviders(<HomeCard />);
  expect(await screen.findByText('1 note')).toBeDefined();
});
