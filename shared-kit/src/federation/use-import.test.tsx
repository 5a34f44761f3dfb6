import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useImport } from './use-import.ts';

afterEach(cleanup);

test('loads once, and has the value at the first render of the next component', async () => {
  const load = vi.fn(async () => 'code');
  const { result } = renderHook(() => useImport(load));
  expect(result.current.value).toBeUndefined();
  await waitFor(() => expect(result.current.value).toBe('code'));
  expect(renderHook(() => useImport(load)).result.current.value).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('loads nothing until it is enabled, and keeps the value when it is disabled again', async () => {
  const load = vi.fn(async () => 'code');
  const { result, rerender } = renderHook(({ enabled }) => useImport(load, { enabled }), {
    initialProps: { enabled: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ enabled: true });
  await waitFor(() => expect(result.current.value).toBe('code'));
  rerender({ enabled: false });
  expect(result.current.value).toBe('code');
});

test('reports a failure with its reason, and loads again on retry', async () => {
  const gone = new Error('gone');
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(gone);
  const onError = vi.fn();
  const { result } = renderHook(() => useImport(load, { onError }));
  await waitFor(() => expect(result.current.error).toBe(gone));
  expect(onError.mock.calls).toEqual([[gone]]);
  act(result.current.retry);
  expect(result.current.error).toBeUndefined();
  await waitFor(() => expect(result.current.value).toBe('code'));
});

test('loads again after a failure when it is disabled and enabled', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('gone'));
  const { result, rerender } = renderHook(({ enabled }) => useImport(load, { enabled }), {
    initialProps: { enabled: true },
  });
  await waitFor(() => expect(result.current.error).toBeDefined());
  rerender({ enabled: false });
  rerender({ enabled: true });
  await waitFor(() => expect(result.current.value).toBe('code'));
});

test('shows nothing of a former load function', async () => {
  const loads = { first: async () => 'first', second: () => new Promise<string>(() => undefined) };
  const { result, rerender } = renderHook(({ load }) => useImport(load), {
    initialProps: { load: loads.first },
  });
  await waitFor(() => expect(result.current.value).toBe('first'));
  rerender({ load: loads.second });
  expect(result.current.value).toBeUndefined();
});

test('reports nothing after unmounting', async () => {
  let fail: (error: Error) => void = () => undefined;
  const onError = vi.fn();
  const load = () =>
    new Promise<string>((_, reject) => {
      fail = reject;
    });
  renderHook(() => useImport(load, { onError })).unmount();
  await act(async () => fail(new Error('gone')));
  expect(onError).not.toHaveBeenCalled();
});
