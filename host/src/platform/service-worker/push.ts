import { keepSubscription, readKeptSubscription } from '../push/kept-subscription.ts';
import { addressToOpen, isSilent, readPushed } from './pushed.ts';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icon-192.png';

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(text: string | undefined): Promise<void> {
  const pushed = readPushed(text, navigator.language);
  const isSeen = (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');
  if (isSilent(pushed, isSeen, navigator.userAgent)) return;
  const { title, description, tag, address } = pushed;
  await self.registration.showNotification(title, { body: description, icon: ICON, tag, data: address });
}

/** Brings the tab that shows the address to the front, or opens one; a tab with another page stays as it is. */
async function open(address: unknown): Promise<void> {
  const wanted = addressToOpen(address, self.location.origin);
  for (const page of await openPages()) {
    const { pathname, search } = new URL(page.url);
    if (pathname === wanted.pathname && search === wanted.search) return void (await page.focus());
  }
  await self.clients.openWindow(wanted.href);
}

/** The push service has replaced the subscription: no page is open that could report it. */
async function move(replaced: PushSubscription | null | undefined): Promise<void> {
  const kept = await readKeptSubscription();
  if (!kept) return;
  const { address, publicKey, endpoint, auth } = kept;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = (replaced ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const { p256dh = '', auth: newAuth = '' } = made.keys ?? {};
  const subscription = { endpoint: made.endpoint ?? '', keys: { p256dh, auth: newAuth } };
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, auth, subscription }),
  });
  if (ok) await keepSubscription({ address, publicKey, endpoint: subscription.endpoint, auth: newAuth });
}

/** Shows what the service pushes while no page is open (docs/specification/product.md#notifications). */
export function listenForPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(move('newSubscription' in event ? event.newSubscription : undefined));
  });
}
