import type { CDPSession, Page } from '@playwright/test';

/** Bits per second and milliseconds of a round trip, as Lighthouse and WebPageTest have them. */
export const PROFILES = {
  'fast 3G': { down: 1_600_000, up: 750_000, latency: 150 },
  cable: { down: 5_000_000, up: 1_000_000, latency: 28 },
};

/** Gives a page the connection of a profile. */
export async function slowDown(
  page: Page,
  { down, up, latency }: (typeof PROFILES)['cable'],
): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  return client;
}
