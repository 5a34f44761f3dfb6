import { pushPaths, pushSchema } from '@my-note/contract/push';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TestUser } from '../test-user.ts';
import { openPushService, type PushService } from './push-service.ts';

const PATIENT = { timeout: 20_000 };

/** What a settings screen reads. */
export const readPush = async (user: TestUser) =>
  pushSchema.parse((await user.call('GET', pushPaths.push)).body);

/** A push service for the tests of a file, and browsers of people at it. */
export function usePushService() {
  const opened: { service?: PushService } = {};
  const service = () => {
    if (!opened.service) throw new Error('The push service is not open yet');
    return opened.service;
  };
  beforeAll(async () => {
    opened.service = await openPushService();
  });
  afterAll(() => opened.service?.close());
  beforeEach(() => {
    service().received.length = 0;
    service().refusals.length = 0;
    service().respondWith(201);
  });

  return {
    service,
    /** The browser of a person's session gets their notifications. */
    async subscribe(user: TestUser) {
      const { publicKey } = await readPush(user);
      const browser = service().subscribe(publicKey ?? '');
      const response = await user.call('PUT', pushPaths.push, browser.subscription);
      const devices = pushSchema.parse(response.body).devices;
      return { ...browser, id: devices.find(({ current }) => current)?._id ?? '' };
    },
    async count(wanted: number) {
      await expect.poll(() => service().received.length, PATIENT).toBe(wanted);
      expect(service().refusals).toEqual([]);
    },
  };
}
