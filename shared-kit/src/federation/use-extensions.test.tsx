import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExtensionSlot } from './extension-slot.tsx';
import { type ExtensionSource, setExtensionSource, useExtensions } from './use-extensions.ts';

type Listener = Parameters<ExtensionSource>[1];

const report = vi.fn();
const card = (remote: string, Component = () => <p>{remote}</p>) => ({
  remote,
  point: 'home-card' as const,
  module: { Component },
  report,
});
const Cards = ({ isNeeded = true }) =>
  useExtensions('home-card', isNeeded).map((each) => (
    <ExtensionSlot
      key={each.remote}
      extension={each}
      props={{}}
      frame={(part) => <section>{part}</section>}
      fallback={<p>nothing of {each.remote}</p>}
    />
  ));

function listen() {
  const listeners = new Set<Listener>();
  setExtensionSource((_point, listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  return listeners;
}
afterEach(cleanup);

test('asks for nothing until it is needed, and stops when it is not', () => {
  const listeners = listen();
  const { rerender, unmount } = render(<Cards isNeeded={false} />);
  expect(listeners.size).toBe(0);
  rerender(<Cards />);
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test('one that throws is reported and leaves its fallback without a frame; the others are drawn', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [listeners, error] = [listen(), new Error('broken')];
  const { container } = render(<Cards />);
  const broken = card('broken', () => {
    throw error;
  });
  act(() => {
    for (const listener of listeners) listener([broken, card('rain')]);
  });
  screen.getByText('nothing of broken');
  screen.getByText('rain');
  expect(container.querySelectorAll('section')).toHaveLength(1);
  expect(report.mock.calls).toEqual([[error]]);
});
