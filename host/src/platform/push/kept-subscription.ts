/** Page and service worker have this storage in common, in every browser that has push. */
const CACHE = 'push';
const KEY = '/push-subscription';

/** What the service worker needs when the push service replaces the subscription while no page is open. */
export interface KeptSubscription {
  /** Where the service hears of the new one. */
  address: string;
  publicKey: string;
  endpoint: string;
  auth: string;
}

export async function keepSubscription(kept: KeptSubscription): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, Response.json(kept));
}

export async function readKeptSubscription(): Promise<KeptSubscription | undefined> {
  const response = await (await caches.open(CACHE)).match(KEY);
  return response?.json();
}

export const forgetSubscription = (): Promise<boolean> => caches.delete(CACHE);
