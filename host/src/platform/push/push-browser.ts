import {
  pushPaths,
  pushSubscriptionSchema,
  type PushSubscription as Subscribed,
} from '@my-note/contract/push';
import { api } from '@my-note/kit/http';
import { forgetSubscription, keepSubscription } from './kept-subscription.ts';

/** A page registers its worker when it is idle, and the worker starts when it has the files of the shell. */
const WORKER_MS = 30_000;

/** The browser has no service worker of this site, such as in development. */
export class NoWorker extends Error {}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<undefined>((done) => setTimeout(done, WORKER_MS, undefined));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!registration) throw new NoWorker('The service worker of this site did not start');
  return registration;
}

/** The endpoint that this browser has at its push service. */
export async function readEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Subscribes at the push service of this browser, with the key of this service. */
export async function subscribeBrowser(publicKey: string): Promise<Subscribed> {
  const { pushManager } = await worker();
  // One that was made with another key, or for another person, is not used again.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return pushSubscriptionSchema.parse({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** What the service worker reports a replaced subscription with. */
export const keepForWorker = (publicKey: string, { endpoint, keys }: Subscribed): Promise<void> =>
  keepSubscription({
    address: new URL(`${api.host()}${pushPaths.moved}`, location.origin).href,
    ...{ publicKey, endpoint, auth: keys.auth },
  });

/** Ends the subscription in this browser, and takes away what it shows of a person. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager) return;
  await forgetSubscription();
  for (const shown of await registration.getNotifications()) shown.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
