import { telemetrySchema } from '@my-note/contract/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectorStorage } from './collector-storage.ts';
import { createPendingReport } from './pending-report.ts';
import { createSender } from './sender.ts';

const notes = { name: 'notes', version: '1' };
const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
beforeEach(() => {
  localStorage.clear();
  sendBeacon.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sent() {
  const bodies = sendBeacon.mock.calls.map(([, body]) => body);
  vi.useRealTimers();
  return Promise.all(
    bodies.map(async (body) => telemetrySchema.parse(JSON.parse(await body.text())).remotes),
  );
}

test('sends one report after some seconds, and the next three minutes later', async () => {
  const report = createPendingReport();
  createSender('/api/telemetry', report, () => undefined);
  report.wanted(notes);
  report.measured(notes, 'load', 80.4);
  vi.advanceTimersByTime(7_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  for (let ms = 0; ms < 50; ms += 1) {
    report.interacted(notes, ms);
    vi.advanceTimersByTime(1_000);
  }
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(140_000);
  expect(await sent()).toEqual([[{ ...notes, wanted: true, load: [80] }], [{ ...notes, inp: [49] }]]);
});

test('counts a failure of a kind once, however often the page reports', async () => {
  const report = createPendingReport();
  const { soon } = createSender('/api/telemetry', report, () => undefined);
  for (let minute = 0; minute < 3; minute += 1) {
    report.failed(notes, minute ? 'script' : 'render');
    soon();
    vi.advanceTimersByTime(61_000);
  }
  report.failed({ ...notes, version: '2' }, 'render');
  soon();
  vi.advanceTimersByTime(61_000);
  expect(await sent()).toEqual([
    [{ ...notes, failures: ['render'] }],
    [{ ...notes, version: '2', failures: ['render'] }],
  ]);
});

test('sends a failure at once, and nothing while there is nothing new', async () => {
  const report = createPendingReport();
  const { soon } = createSender('/api/telemetry', report, () => undefined);
  report.wanted(notes);
  report.failed(notes, 'render');
  report.failed(notes, 'script');
  report.failed(notes, 'network');
  soon();
  vi.advanceTimersByTime(1_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(await sent()).toEqual([[{ ...notes, wanted: true, failures: ['render', 'network'] }]]);
});

test('a page that closes within the minute leaves its report to the next one', async () => {
  collectorStorage.sent();
  const report = createPendingReport();
  createSender('/api/telemetry', report, () => undefined);
  report.wanted(notes);
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  const next = createPendingReport(collectorStorage.takePending());
  expect(collectorStorage.takePending()).toEqual([]);
  next.wanted(notes);
  createSender('/api/telemetry', next, () => undefined);
  vi.advanceTimersByTime(70_000);
  expect(await sent()).toEqual([
    [
      { ...notes, wanted: true },
      { ...notes, wanted: true },
    ],
  ]);
});

test('a failure of a version counts once an hour in a browser', () => {
  collectorStorage.failed('notes 1');
  expect([collectorStorage.hasFailedLately('notes 1'), collectorStorage.hasFailedLately('notes 2')]).toEqual([
    true,
    false,
  ]);
  vi.advanceTimersByTime(3_700_000);
  expect(collectorStorage.hasFailedLately('notes 1')).toBe(false);
});
