import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editing } from '../session/editing.ts';
import { singleKeys, useShortcutList, useShortcuts } from './index.ts';

const run = vi.fn();
const chord = vi.fn();
const other = vi.fn();
const some = [
  { keys: 'g t', label: 'Trash', group: 'Go to', run },
  { keys: 'g r', label: 'Requests', group: 'Go to', run: other },
  { keys: '$mod+k', label: 'Search', group: 'Anywhere', run: chord },
];
const Bound = () => {
  useShortcuts(some);
  return null;
};
const List = () => <output>{useShortcutList().map(({ label }) => label)}</output>;

const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, code: key, ...more });
/** The keys are bound when their code has come. */
const bound = () => act(() => vi.dynamicImportSettled());
const goToTrash = (target: Element = document.body) => {
  press(target, 'g');
  press(target, 't');
};

afterEach(() => {
  cleanup();
  singleKeys.set(true);
  vi.clearAllMocks();
  vi.useRealTimers();
  editing.set(false);
  document.body.innerHTML = '';
});

test('keys one after the other act once, while the component is on screen', async () => {
  const { unmount } = render(<Bound />);
  await bound();
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);
  unmount();
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);
});

test('one sequence right after another acts as well', async () => {
  render(<Bound />);
  await bound();
  goToTrash();
  press(document.body, 'g');
  press(document.body, 'r');
  expect(other).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('plain keys rest in a field and behind a dialog; chords do not', async () => {
  render(
    <>
      <Bound />
      <input aria-label="title" />
    </>,
  );
  await bound();
  const input = screen.getByLabelText('title');
  goToTrash(input);
  press(input, 'k', { ctrlKey: true });
  expect(run).not.toHaveBeenCalled();
  expect(chord).toHaveBeenCalledTimes(1);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.checkVisibility = () => true;
  goToTrash();
  expect(run).not.toHaveBeenCalled();
});

test('plain keys rest when the focus falls out of a text, until something else is clicked or focused', async () => {
  render(
    <>
      <Bound />
      <textarea aria-label="text" />
      <input aria-label="title" />
      <button type="button">Done</button>
    </>,
  );
  await bound();
  const [text, input] = [screen.getByLabelText('text'), screen.getByLabelText('title')];
  text.focus();
  text.blur();
  goToTrash();
  expect(run).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);

  text.focus();
  screen.getByText('Done').focus();
  screen.getByText('Done').blur();
  goToTrash();
  expect(run).toHaveBeenCalledTimes(2);

  input.focus();
  press(input, 'x');
  input.blur();
  goToTrash();
  expect(run).toHaveBeenCalledTimes(2);
  input.focus();
  press(input, 'Enter');
  input.blur();
  goToTrash();
  expect(run).toHaveBeenCalledTimes(3);
});

test('plain keys rest for a second after a text changed, also when a button was clicked meanwhile', async () => {
  // Long ago for the tests that follow.
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
  render(
    <>
      <Bound />
      <textarea aria-label="text" />
      <input type="checkbox" aria-label="done" />
      <button type="button">Pin</button>
    </>,
  );
  await bound();
  const [text, button] = [screen.getByLabelText('text'), screen.getByText('Pin')];
  text.focus();
  fireEvent.input(text, { target: { value: 'a' } });
  fireEvent.pointerDown(button);
  button.focus();
  goToTrash(button);
  button.blur();
  goToTrash();
  expect(run).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1000);
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);
  const box = screen.getByLabelText('done');
  fireEvent.click(box);
  fireEvent.input(box);
  fireEvent.pointerDown(document.body);
  goToTrash();
  expect(run).toHaveBeenCalledTimes(2);
});

test('plain keys rest while a note is edited; chords do not', async () => {
  render(<Bound />);
  await bound();
  editing.set(true);
  goToTrash();
  press(document.body, 'k', { ctrlKey: true });
  editing.set(false);
  expect(run).not.toHaveBeenCalled();
  expect(chord).toHaveBeenCalledTimes(1);
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a letter that AltGr writes is no chord with Alt', async () => {
  const withAlt = [{ keys: 'Alt+KeyI', label: 'Insert', group: 'Anywhere', run: chord }];
  const BoundToAlt = () => {
    useShortcuts(withAlt);
    return null;
  };
  render(<BoundToAlt />);
  await bound();
  const letter = new KeyboardEvent('keydown', { key: 'í', code: 'KeyI', bubbles: true });
  letter.getModifierState = (name) => name === 'AltGraph';
  document.body.dispatchEvent(letter);
  expect(chord).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'i', code: 'KeyI', altKey: true });
  expect(chord).toHaveBeenCalledTimes(1);
});

test('plain keys can be switched off', async () => {
  render(<Bound />);
  await bound();
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);
  singleKeys.set(false);
  goToTrash();
  expect(run).toHaveBeenCalledTimes(1);
});

test('the list holds what is bound now', () => {
  const { rerender } = render(<List />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(
    <>
      <Bound />
      <List />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('TrashRequestsSearch');
});
