import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

const held = vi.fn();

function List() {
  const press = useLongPress((target) => held(target.textContent));
  return (
    <ul {...press}>
      <li draggable>
        Row <button type="button">More</button>
      </li>
    </ul>
  );
}

const finger = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };
const row = () => screen.getByRole('listitem');
const wait = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  held.mockClear();
  render(<List />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('answers once to a finger that rests, and lets no click follow', () => {
  fireEvent.pointerDown(row(), finger);
  wait(499);
  expect(held).not.toHaveBeenCalled();
  wait(1);
  fireEvent.contextMenu(row());
  wait(1000);
  expect(held).toHaveBeenCalledOnce();
  fireEvent.pointerUp(row(), finger);
  const up = createEvent.touchEnd(row());
  fireEvent(row(), up);
  expect(up.defaultPrevented).toBe(true);
});

it("takes the browser's menu as the end of the wait", () => {
  fireEvent.pointerDown(row(), finger);
  wait(400);
  const menu = createEvent.contextMenu(row());
  fireEvent(row(), menu);
  expect(menu.defaultPrevented).toBe(true);
  wait(1000);
  expect(held).toHaveBeenCalledOnce();
});

it.each([
  ['moves', () => fireEvent.pointerMove(row(), { ...finger, clientY: 61 })],
  ['scrolls', () => fireEvent.pointerCancel(row(), finger)],
  ['is lifted', () => fireEvent.pointerUp(row(), finger)],
  ['is joined by another', () => fireEvent.pointerDown(row(), { ...finger, isPrimary: false })],
])('does nothing when the finger %s', (_, act) => {
  fireEvent.pointerDown(row(), finger);
  fireEvent.pointerMove(row(), { ...finger, clientY: 59 });
  wait(400);
  act();
  wait(1000);
  expect(held).not.toHaveBeenCalled();
  const up = createEvent.touchEnd(row());
  fireEvent(row(), up);
  expect(up.defaultPrevented).toBe(false);
});

it('leaves a mouse and the controls of a row alone', () => {
  fireEvent.pointerDown(row(), { ...finger, pointerType: 'mouse' });
  wait(1000);
  fireEvent.pointerDown(screen.getByRole('button'), finger);
  wait(1000);
  expect(held).not.toHaveBeenCalled();
});
