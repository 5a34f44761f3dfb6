import { renderWithProviders } from '@my-note/kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlayer } from '../player/player.ts';
import { CueList } from './cue-list.tsx';

afterEach(cleanup);

it('renders the lines of a long transcript when they are near the screen, and keeps them', () => {
  const told: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof told)[number]) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  const cues = Array.from({ length: 450 }, (_, n) => ({ start: n, text: `Line ${n}` }));
  renderWithProviders(
    <CueList
      cues={cues}
      found={cues.map((_, n) => n)}
      search=""
      player={createPlayer()}
      following
      onLeave={() => {}}
    />,
  );
  const lines = () => screen.getAllByText(/^Line \d+$/).length;
  const near = (isIntersecting: boolean) => act(() => told.at(-1)?.([{ isIntersecting }]));
  expect(lines()).toBe(200);
  near(true);
  expect(lines()).toBe(250);
  near(false);
  expect(lines()).toBe(250);
});
