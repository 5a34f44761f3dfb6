import { renderWithProviders } from '@my-note/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { SearchableSelect } from './searchable-select.tsx';

const options = [
  { value: 'a', label: 'Kitchen' },
  { value: 'b', label: 'Kitchen> Desserts' },
  { value: 'c', label: 'Übungen' },
];

function Chooser() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchableSelect label="Parent" options={options} value={value} onChange={setValue} />
      <output>{value || 'none'}</output>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^Parent/ }));
const chosen = () => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('searchable select', () => {
  test('shows a placeholder while nothing is chosen', () => {
    renderWithProviders(<Chooser />);
    expect(screen.getByText('Select an option...')).toBeTruthy();
  });

  test('is 200 pixels wide, and its list at most 250 pixels high', async () => {
    renderWithProviders(<Chooser />);
    const button = screen.getByRole('button', { name: /^Parent/ });
    expect(getComputedStyle(button.parentElement ?? button).width).toBe('200px');
    await open();
    expect(getComputedStyle(screen.getByRole('listbox')).maxHeight).toBe('250px');
  });

  test('choosing an option closes the list; choosing it again clears it', async () => {
    renderWithProviders(<Chooser />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Kitchen> Desserts' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chosen()).toBe('b');
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Kitchen> Desserts' }));
    expect(chosen()).toBe('none');
  });

  test('the search filters the list ignoring accents, and says when nothing matches', async () => {
    renderWithProviders(<Chooser />);
    await open();
    const search = screen.getByPlaceholderText('Search ...');
    await userEvent.type(search, 'ubung');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Übungen']);
    await userEvent.type(search, 'zzz');
    expect(screen.getByText('Not found.')).toBeTruthy();
  });

  test('works with the keyboard alone', async () => {
    renderWithProviders(<Chooser />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe('b');
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Kitchen> Desserts');
  });
});
