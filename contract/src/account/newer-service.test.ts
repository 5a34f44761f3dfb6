import { expect, test } from 'vitest';
import { jobSchema } from '../transfer/jobs.ts';
import { configListSchema } from './configs.ts';
import { notificationSchema } from './notifications.ts';

const id = '019aa1f0-7c43-7f6e-8d5c-3a5f6b7c8d9e';
const now = '2026-11-24T10:00:00.000Z';

test('reads settings that this release does not know', () => {
  const list = [
    { key: 'dashboardTab', value: 'recent' },
    { key: 'settingOfTheFuture', value: true },
  ];
  expect(configListSchema.parse(list)).toEqual(list);
});

test('reads a notification of an unknown kind as a message', () => {
  const notification = {
    _id: id,
    to: id,
    clientId: 'my-note',
    createdAt: now,
    kind: 'kind-of-the-future',
    title: 'Title',
    description: '',
    duration: null,
    href: null,
    readAt: null,
  };
  expect(notificationSchema.parse(notification).kind).toBe('operator-message');
});

test('reads the report of an import whose format this release does not know', () => {
  const report = {
    source: 'format-of-the-future',
    notes: 1,
    categories: 0,
    attachments: 0,
    skipped: [],
    losses: [],
    lossCount: 0,
    deadLinks: [],
    deadLinkCount: 0,
    outline: [],
    topNotes: 1,
  };
  const job = { _id: id, kind: 'import', status: 'done', name: null, done: 1, total: 1, error: null };
  const stamps = { undoneAt: null, createdAt: now, updatedAt: now };
  expect(jobSchema.parse({ ...job, ...stamps, report }).report?.notes).toBe(1);
});
