import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRemoteLoader } from './loader.ts';
import { RemoteSlot } from './remote-slot.tsx';

const onError = vi.fn();
const open = async (module: unknown, onReplaced?: Parameters<typeof setRemoteLoader>[2]) => {
  setRemoteLoader(async () => module, undefined, onReplaced);
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

test('loads again when the modules of its remote were taken away', async () => {
  let replaced = () => {};
  const stop = vi.fn();
  await open({ Component: () => <p>filled</p> }, (remote, listener) => {
    expect(remote).toBe('notes');
    replaced = listener;
    return stop;
  });
  const off = new Error('switched off');
  setRemoteLoader(() => Promise.reject(off));
  act(() => replaced());
  await waitFor(() => expect(onError.mock.calls).toEqual([[off]]));
  expect(screen.queryByText('filled')).toBeNull();
  cleanup();
  expect(stop).toHaveBeenCalledOnce();
});
