import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRemoteLoader } from './loader.ts';
import { RemoteSlot } from './remote-slot.tsx';

const onError = vi.fn();
const open = async (module: unknown) => {
  setRemoteLoader(async () => module);
  render(
    <>
      <p>the rest</p>
      <RemoteSlot
        name="notes/new-note"
        props={{ categoryId: null, onDone: () => {} }}
        fallback={<p>loading</p>}
        onError={onError}
      />
    </>,
  );
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
};
beforeEach(() => {
  onError.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

test('a slot shows what its remote brings', async () => {
  await open({ Component: () => <p>filled</p> });
  screen.getByText('filled');
  expect(onError).not.toHaveBeenCalled();
});

test('one that breaks while it renders leaves nothing, and the rest lives', async () => {
  const error = new Error('broken');
  await open({
    Component: () => {
      throw error;
    },
  });
  screen.getByText('the rest');
  expect(onError.mock.calls).toEqual([[error]]);
});

test('reports a module without a slot, and renders nothing for it', async () => {
  await open({});
  screen.getByText('the rest');
  expect(onError).toHaveBeenCalledOnce();
});
