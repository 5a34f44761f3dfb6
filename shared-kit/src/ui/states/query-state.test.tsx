import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DesignSystem } from '../design-system.tsx';
import { QueryState } from './query-state.tsx';

afterEach(cleanup);

const refetch = vi.fn();
const show = (state: { data?: string[]; error?: unknown }, props: { hideReason?: boolean } = {}) =>
  render(
    <DesignSystem>
      <QueryState
        query={{ data: state.data, error: state.error ?? null, refetch }}
        loading={<p>loading</p>}
        failure="The list did not load"
        empty={<p>nothing</p>}
        {...props}
      >
        {(items) => <p>{items.join(' ')}</p>}
      </QueryState>
    </DesignSystem>,
  );

test('shows the loading state until there is data or an error', () => {
  show({});
  screen.getByText('loading');
});

test('shows a failure with its reason, and fetches again on request', () => {
  show({ error: new Error('Too busy') });
  screen.getByText('The list did not load');
  screen.getByText('Too busy');
  fireEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
});

test('leaves the reason out where it is hidden', () => {
  show({ error: new Error('Too busy') }, { hideReason: true });
  screen.getByText('The list did not load');
  expect(screen.queryByText('Too busy')).toBeNull();
});

test('shows the empty state for a list without entries', () => {
  show({ data: [] });
  screen.getByText('nothing');
});

test('shows data, also when a later fetch failed', () => {
  show({ data: ['a', 'b'], error: new Error('Too busy') });
  screen.getByText('a b');
  expect(screen.queryByRole('alert')).toBeNull();
});
