import type { RegistryEntry } from '@my-note/contract/registry';
import { beforeEach, expect, test } from 'vitest';
import { releaseOf, remoteOf } from '../../../testing/registry.ts';
import { bucketOf, canaryOf } from './canary.ts';

const entry = (percent: number, version = '2'): RegistryEntry =>
  remoteOf('notes', { canary: { version, percent }, releases: [releaseOf('2'), releaseOf('3')] });
const device = (id: string) => localStorage.setItem('my-note.device', id);
const gets = (percent: number, version?: string) =>
  canaryOf(entry(percent, version))?.release.version !== undefined;
const devices = Array.from({ length: 1_000 }, (_, number) => `device-${number}`);

beforeEach(() => localStorage.clear());

test('selects no device at 0 % and every device at 100 %', () => {
  for (const id of devices) {
    device(id);
    expect([gets(0), gets(100)]).toEqual([false, true]);
  }
});

test('selects about the configured share of many devices', () => {
  const among = devices.filter((id) => {
    device(id);
    return gets(10);
  });
  expect(among.length).toBeGreaterThan(70);
  expect(among.length).toBeLessThan(130);
});

test('keeps a selected device while the share grows; another canary selects again', () => {
  const drawn = devices.map((id) => {
    device(id);
    if (gets(20)) expect(gets(40), id).toBe(true);
    return gets(20) === gets(20, '3');
  });
  expect(drawn).toContain(false);
});

test('creates the device id once and stores it', () => {
  canaryOf(entry(50));
  const id = localStorage.getItem('my-note.device');
  expect(id).toMatch(/^[a-z0-9]{8,}$/);
  canaryOf(entry(50));
  expect(localStorage.getItem('my-note.device')).toBe(id);
});

test('ignores a canary that the registry does not describe', () => {
  expect(canaryOf(entry(100, '9'))).toBeUndefined();
});

test('buckets lie between 0 and 100 and differ for similar texts', () => {
  const shares = devices.map(bucketOf);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...shares)).toBeLessThan(100);
  expect(new Set(shares).size).toBe(devices.length);
});
