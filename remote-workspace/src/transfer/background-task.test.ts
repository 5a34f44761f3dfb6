import { session } from '@my-note/kit/session';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBackgroundTask } from './background-task.ts';

const user = (id: string) => ({ _id: id, name: 'Ada', email: 'ada@example.org', avatarUrl: null });
const signIn = (id: string) => session.signIn({ user: user(id), accessToken: `token of ${id}` });

it('reports the progress of one task at a time, and nothing when it has ended', async () => {
  signIn('01890000-0000-7000-8000-000000000001');
  const running = createBackgroundTask<{ part: number }>();
  const { result } = renderHook(() => running.use());
  const { promise, finish } = gate();
  const second = vi.fn(async () => undefined);
  let done: Promise<void> | undefined;
  act(() => {
    done = running.run({ part: 0 }, async (_signal, progress) => {
      progress({ part: 0.5 });
      await promise;
    });
  });
  expect(result.current).toEqual({ part: 0.5 });
  await running.run({ part: 0 }, second);
  expect(second).not.toHaveBeenCalled();
  expect(mindsLeaving()).toEqual([true, true]);
  await act(async () => {
    finish();
    await done;
  });
  expect(result.current).toBeUndefined();
  expect(mindsLeaving()).toEqual([false, false]);
});

it.each([
  ['it is stopped', (running: { stop: () => void }) => running.stop()],
  ['its user signs out', () => session.signOut()],
])('aborts the work when %s, and ignores later errors', async (_what, end) => {
  signIn('01890000-0000-7000-8000-000000000002');
  const running = createBackgroundTask<{ part: number }>();
  const work = running.run({ part: 0 }, async (signal) => {
    end(running);
    expect(signal.aborted).toBe(true);
    throw new Error('aborted');
  });
  await expect(work).resolves.toBeUndefined();
});

it('rejects when the work fails', async () => {
  const running = createBackgroundTask<{ part: number }>();
  const work = running.run({ part: 0 }, async () => {
    throw new Error('The disk is full');
  });
  await expect(work).rejects.toThrow('The disk is full');
});

function gate() {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

/** Whether closing the tab, and a reload of the app, are prevented. */
function mindsLeaving(): boolean[] {
  return ['beforeunload', 'my-note:before-reload'].map(
    (name) => !dispatchEvent(new Event(name, { cancelable: true })),
  );
}
