import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function List({ rows }: { rows: string[] }) {
  const box = useKeptFocus<HTMLElement>(rows.length);
  return (
    <section ref={box} tabIndex={-1} aria-label="Rows">
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </section>
  );
}
const settle = () => vi.advanceTimersByTime(1_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps the focus in the box when the button that had it goes', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(<List rows={['b']} />);
  settle();
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('takes the focus of nobody who had none there, or moved on', () => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />);
  rerender(<List rows={['b', 'c']} />);
  settle();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<List rows={['b']} />);
  settle();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' }));
});
