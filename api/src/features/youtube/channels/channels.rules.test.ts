import { describe, expect, it } from 'vitest';
import { type Subscription, toChannel } from './channels.rules.ts';

const HOUR = 60 * 60_000;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR);
const UNTIL = 'it asked to wait until 2026-03-01 15:00 UTC';

const row: Subscription = {
  id: '1',
  createdBy: '2',
  createdAt: NOW,
  updatedAt: NOW,
  deleted: false,
  channelId: 'UC1234567890abcdefghij_-',
  title: 'Some channel',
  etag: null,
  attemptedAt: hours(-2),
  refreshedAt: hours(-2),
  failingSince: null,
  failure: null,
  nextRefreshAt: hours(-1),
  waitUntil: null,
  claimedUntil: null,
  subscriptionId: '3',
  importedTitle: null,
  unseen: 0,
};
const statusOf = (changes: Partial<Subscription>, pausedUntil?: Date) =>
  toChannel({ ...row, ...changes }, { now: NOW, pausedUntil }).status;
const since = hours(-2).toISOString();
const unread = { refreshedAt: null, attemptedAt: null };

describe('While the source is paused', () => {
  it('a due list is stale, and one that was never read is waiting', () => {
    expect(statusOf({}, hours(3))).toEqual({ kind: 'stale', since, reason: UNTIL });
    expect(statusOf(unread, hours(3))).toEqual({ kind: 'waiting', since: null, reason: UNTIL });
  });

  it('a list that is not due, or is being fetched, keeps its status', () => {
    expect(statusOf({ nextRefreshAt: hours(0.5) }, hours(3))).toEqual({ kind: 'fresh', since, reason: null });
    expect(statusOf({ claimedUntil: hours(1) }, hours(3))).toMatchObject({ kind: 'fresh' });
  });

  it('no channel is failing, however long it lasts', () => {
    const failed = { failingSince: hours(-30), failure: 'it responded with 500' };
    expect(statusOf(failed)).toMatchObject({ kind: 'failing', reason: 'it responded with 500' });
    expect(statusOf(failed, hours(3))).toEqual({ kind: 'stale', since, reason: UNTIL });
  });
});

describe('A channel that got 429', () => {
  const refused = (waitUntil: Date) => ({
    failingSince: hours(-25),
    failure: 'it asked to wait until 2026-03-01 11:00 UTC',
    waitUntil,
    nextRefreshAt: waitUntil,
  });

  it('shows until when it is paused, and never a time in the past', () => {
    expect(statusOf(refused(hours(3)), hours(3))).toEqual({ kind: 'stale', since, reason: UNTIL });
    expect(statusOf(refused(hours(-1)))).toEqual({ kind: 'stale', since, reason: 'it responded with 429' });
    expect(statusOf(refused(hours(-1)), hours(3))).toMatchObject({ kind: 'stale', reason: UNTIL });
  });

  it('is waiting when it was never read', () => {
    expect(statusOf({ ...unread, ...refused(hours(3)) }, hours(3))).toMatchObject({
      kind: 'waiting',
      reason: UNTIL,
    });
    expect(statusOf({ ...unread, ...refused(hours(-1)) })).toMatchObject({
      kind: 'waiting',
      reason: 'it responded with 429',
    });
  });
});
