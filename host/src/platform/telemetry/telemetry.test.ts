import { expect, test, vi } from 'vitest';
import { recordRemoteEvent, remoteEvents } from '../remotes/model/events.ts';
import { followRemotes } from './telemetry.ts';

const loaded = (module: string) =>
  recordRemoteEvent({ kind: 'loaded', remote: 'notes', version: '1', at: 0, module, ms: 1, attempts: 1 });

test('reports earlier events first, and nothing after it has stopped', () => {
  const { length } = remoteEvents();
  loaded('before');
  const record = vi.fn();
  const stop = followRemotes({ record, flush: vi.fn() });
  loaded('after');
  stop();
  loaded('at the end');
  expect(record.mock.calls.slice(length).map(([event]) => event.module)).toEqual(['before', 'after']);
});

test('flushes when the page closes or is hidden, not when it is shown again', () => {
  const flush = vi.fn();
  const stop = followRemotes({ record: vi.fn(), flush });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('visible');
  expect(flush).not.toHaveBeenCalled();
  turn('hidden');
  expect(flush).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenCalledTimes(2);
  stop();
});
