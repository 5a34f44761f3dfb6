import { paths } from '@my-note/contract';
import {
  CONNECTIONS_LINK,
  newWebhookSchema,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  webhookDeliveryPageSchema,
  webhookListSchema,
  webhookPaths,
} from '@my-note/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importZip, zipOf } from '../../testing/files/archives.ts';
import { openHookReceiver } from '../../testing/hook-receiver.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { forgetDeliveries } from './deliveries.usecases.ts';

const PATIENT = { timeout: 20_000 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { app, newUser, services, advance } = useApp({
  webhookAllowPrivate: true,
  publicUrl: 'https://notes.example.org',
  writesPerMinute: 0,
});

type Receiver = Awaited<ReturnType<typeof openHookReceiver>>;
let receiver: Receiver;
let ada: TestUser;
beforeAll(async () => {
  receiver = await openHookReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.respondWith((_request, response) => response.end('Thanks'));
  ada = await newUser();
});
afterEach(async () => {
  // What still waits for it would come in the next test, when the clock is put forward.
  for (const { _id } of await list(ada)) await ada.call('DELETE', webhookPaths.webhook(_id));
});

const body = (events: readonly string[] = WEBHOOK_EVENTS) => ({
  name: 'Mine',
  address: receiver.address,
  events,
});
const create = async (user: TestUser, events?: readonly string[]) =>
  newWebhookSchema.parse((await user.call('POST', webhookPaths.webhooks, body(events))).body);
const list = async (user: TestUser) =>
  webhookListSchema.parse((await user.call('GET', webhookPaths.webhooks)).body);
const log = async (user: TestUser, id: string) =>
  webhookDeliveryPageSchema.parse((await user.call('GET', webhookPaths.deliveries(id))).body).data;
/** Puts the clock forward, and lets the worker look at it. */
const later = async (milliseconds: number) => {
  advance(milliseconds);
  await services().bus.publish(services().db, 'webhook-events', {});
};
const count = (wanted: number) => expect.poll(() => receiver.received.length, PATIENT).toBe(wanted);

describe('A webhook', () => {
  it('gets what happens to notes, with ids, title, and address, and never the text', async () => {
    await create(ada);
    const note = await ada.note('Plan', null, 'Secret words');
    await count(1);
    await ada.call('PUT', paths.share(note._id));
    await count(2);
    await ada.moveToTrash(note._id);
    await count(3);
    await ada.restore(note._id);
    await count(4);
    await ada.moveToTrash(note._id);
    await count(5);
    await ada.call('DELETE', paths.note(note._id));
    await count(6);
    expect(receiver.events().map(({ type }) => type)).toEqual([
      'note.created',
      'note.shared',
      'note.trashed',
      'note.restored',
      'note.trashed',
      'note.removed',
    ]);
    for (const { data } of receiver.events()) expect(data._id).toBe(note._id);
    expect(receiver.events()[1]?.data).toEqual({
      _id: note._id,
      title: 'Plan',
      slug: 'plan',
      address: 'https://notes.example.org/plan',
    });
    expect(JSON.stringify(receiver.received)).not.toContain('Secret');
  });

  it('gets one update for the saves of some seconds', async () => {
    await create(ada, ['note.updated']);
    const note = await ada.note('Plan', null, 'a');
    for (const content of ['ab', 'abc', 'abcd']) await ada.change(note._id, { content });
    await ada.change(note._id, { title: 'Better plan' });
    await expect.poll(async () => (await log(ada, (await list(ada))[0]?._id ?? '')).length, PATIENT).toBe(1);
    await later(11_000);
    await count(1);
    expect(receiver.events()[0]).toMatchObject({ type: 'note.updated', data: { title: 'Better plan' } });
  });

  it('gets only its events, of its person, and what an import makes', async () => {
    await create(ada, ['note.created']);
    const bob = await newUser();
    await bob.note('His');
    await ada.category('Work');
    await importZip(app(), ada, await zipOf({ 'One.md': 'a', 'Two.md': 'b' }));
    await count(2);
    expect(new Set(receiver.events().map(({ data }) => data.title))).toEqual(new Set(['One', 'Two']));
  });

  it('is signed by the convention, with the former secret as well for a day', async () => {
    const hook = await create(ada);
    expect(hook.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    await ada.note('Plan');
    await count(1);
    const verify = (secret: string, index: number) => {
      const { body, headers } = receiver.received[index] ?? { body: '', headers: {} };
      return new Webhook(secret).verify(body, headers as Record<string, string>);
    };
    expect(verify(hook.secret, 0)).toMatchObject({ type: 'note.created' });
    expect(() => verify(`whsec_${'A'.repeat(43)}=`, 0)).toThrow('No matching signature');

    const renewed = newWebhookSchema.parse((await ada.call('POST', webhookPaths.secret(hook._id))).body);
    expect(renewed.secret).not.toBe(hook.secret);
    await ada.call('POST', webhookPaths.test(hook._id));
    await count(2);
    expect(verify(renewed.secret, 1)).toMatchObject({ type: 'test' });
    expect(verify(hook.secret, 1)).toMatchObject({ type: 'test' });
    expect(JSON.stringify(await list(ada))).not.toContain('whsec_');
  });

  it('is refused where its address is none, and limited in number', async () => {
    for (const address of ['nonsense', 'ftp://example.org', 'https://me:secret@example.org/']) {
      const response = await ada.call('POST', webhookPaths.webhooks, { ...body(), address });
      expect(response.status, address).toBe(400);
    }
    expect((await ada.call('POST', webhookPaths.webhooks, body([]))).status).toBe(400);
    for (let n = 0; n < WEBHOOK_LIMITS.webhooks; n += 1) await create(ada);
    expect((await ada.call('POST', webhookPaths.webhooks, body())).body).toMatchObject({
      code: 'TOO_MANY_WEBHOOKS',
    });
  });

  it('gets nothing while it is off, and nothing after it was deleted', async () => {
    const hook = await create(ada);
    await ada.call('PATCH', webhookPaths.webhook(hook._id), { active: false });
    await ada.note('Unheard');
    expect((await ada.call('POST', webhookPaths.test(hook._id))).status).toBe(409);
    await ada.call('PATCH', webhookPaths.webhook(hook._id), { active: true });
    const { _id } = await ada.note('Heard');
    await count(1);
    expect(receiver.events()[0]?.data._id).toBe(_id);
    await ada.call('DELETE', webhookPaths.webhook(hook._id));
    expect(await list(ada)).toEqual([]);
    expect((await ada.call('GET', webhookPaths.deliveries(hook._id))).status).toBe(404);
  });
});

describe('A delivery', () => {
  it('that fails is tried again with growing pauses, by the same id', async () => {
    const hook = await create(ada, ['note.created']);
    receiver.respondWith((_request, response) => response.writeHead(500).end('Out of order'));
    await ada.note('Plan');
    await count(1);
    await expect
      .poll(async () => (await log(ada, hook._id))[0], PATIENT)
      .toMatchObject({ status: 'waiting', tries: 1, responseStatus: 500, responseStart: 'Out of order' });
    expect((await list(ada))[0]?.failingSince).not.toBeNull();
    await later(6_000);
    await count(2);
    await expect.poll(async () => (await log(ada, hook._id))[0]?.tries, PATIENT).toBe(2);
    receiver.respondWith((_request, response) => response.end('Thanks'));
    await later(4 * MINUTE);
    expect(receiver.received.length).toBe(2);
    await later(2 * MINUTE);
    await count(3);
    await expect
      .poll(async () => (await log(ada, hook._id))[0], PATIENT)
      .toMatchObject({ status: 'delivered', tries: 3, responseStatus: 200, nextTryAt: null, error: null });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await list(ada))[0]?.failingSince).toBeNull();
  });

  it('follows no redirect, and keeps the first bytes of a long response', async () => {
    const hook = await create(ada, ['note.created']);
    receiver.respondWith((_request, response) =>
      response.writeHead(302, { location: receiver.address }).end('x'.repeat(100_000)),
    );
    await ada.note('Plan');
    const last = async () => (await log(ada, hook._id))[0];
    await expect.poll(async () => (await last())?.error, PATIENT).toContain('redirects are not followed');
    expect((await last())?.responseStart).toBe('x'.repeat(WEBHOOK_LIMITS.responseBytes));
    expect(receiver.received.length).toBe(1);
  });

  it('can be sent once more, with the same id and body', async () => {
    const hook = await create(ada, ['note.created']);
    await ada.note('Plan');
    await expect.poll(async () => (await log(ada, hook._id))[0]?.status, PATIENT).toBe('delivered');
    const [delivery] = await log(ada, hook._id);
    await ada.call('POST', webhookPaths.redelivery(hook._id, delivery?._id ?? ''));
    await count(2);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    await expect.poll(async () => (await log(ada, hook._id)).length, PATIENT).toBe(2);
    const bob = await newUser();
    const path = webhookPaths.redelivery(hook._id, delivery?._id ?? '');
    expect((await bob.call('POST', path)).status).toBe(404);
  });

  it('that fails for days turns its webhook off, with a notification', async () => {
    const hook = await create(ada, ['note.created']);
    receiver.respondWith((_request, response) => response.writeHead(503).end());
    await ada.note('Plan');
    await expect.poll(async () => (await log(ada, hook._id))[0]?.tries, PATIENT).toBe(1);
    await later(WEBHOOK_LIMITS.failingDays * DAY + MINUTE);
    ada = await newUser(ada.email);
    await expect.poll(async () => (await list(ada))[0]?.active, PATIENT).toBe(false);
    expect((await list(ada))[0]?.offReason).toContain('3 days');
    const { data } = (await ada.call('GET', paths.notifications)).body as {
      data: { title: string; href: string }[];
    };
    expect(data[0]).toMatchObject({ title: 'The webhook “Mine” was turned off', href: CONNECTIONS_LINK });
    expect((await log(ada, hook._id))[0]?.status).toBe('failed');
  });

  it('to an address that is gone turns its webhook off at once', async () => {
    await create(ada, ['note.created']);
    receiver.respondWith((_request, response) => response.writeHead(410).end());
    await ada.note('Plan');
    await expect.poll(async () => (await list(ada))[0]?.active, PATIENT).toBe(false);
  });

  it('is forgotten after two weeks', async () => {
    const hook = await create(ada, ['note.created']);
    await ada.note('Plan');
    await expect.poll(async () => (await log(ada, hook._id))[0]?.status, PATIENT).toBe('delivered');
    await forgetDeliveries(services());
    expect((await log(ada, hook._id)).length).toBe(1);
    advance((WEBHOOK_LIMITS.logDays + 1) * DAY);
    await forgetDeliveries(services());
    ada = await newUser(ada.email);
    expect(await log(ada, hook._id)).toEqual([]);
  });
});
