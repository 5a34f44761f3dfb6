import {
  type Notification,
  notificationPageSchema,
  notificationSchema,
  paths,
  unreadCountSchema,
} from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { type Message, notify } from './notify.usecases.ts';

const { newUser, services } = useApp();

const message: Message = { kind: 'operator-message', title: 'Maintenance', description: 'Tonight at ten' };
const tell = (user: TestUser, more: Partial<Message> = {}) =>
  services().db.transaction((tx) => notify(services(), tx, { to: user._id, ...message, ...more }));
const page = async (user: TestUser, cursor?: string) => {
  const response = await user.call('GET', `${paths.notifications}${cursor ? `?cursor=${cursor}` : ''}`);
  return notificationPageSchema.parse(response.body);
};
const unread = async (user: TestUser) =>
  unreadCountSchema.parse((await user.call('GET', paths.unreadCount)).body).unread;
const newest = async (user: TestUser): Promise<Notification> =>
  notificationSchema.parse((await page(user)).data[0]);

describe('The feed', () => {
  it('welcomes a user at the first sign-in only', async () => {
    const ada = await newUser();
    const { data } = await page(ada);
    expect(data).toEqual([
      expect.objectContaining({
        kind: 'welcome',
        to: ada._id,
        clientId: 'my-note',
        title: 'Welcome to My Note',
        href: '/',
        duration: null,
        readAt: null,
      }),
    ]);
    await newUser(ada.email);
    expect((await page(ada)).data).toHaveLength(1);
  });

  it('returns pages of thirty, newest first, without gaps or duplicates', async () => {
    const ada = await newUser();
    for (let n = 1; n <= 64; n += 1) await tell(ada, { title: `News ${n}` });
    const titles: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { data, nextCursor } = await page(ada, cursor);
      titles.push(...data.map(({ title }) => title));
      sizes.push(data.length);
      cursor = nextCursor;
    }
    expect(sizes).toEqual([30, 30, 5]);
    expect(titles.slice(0, 64)).toEqual(Array.from({ length: 64 }, (_, n) => `News ${64 - n}`));
  });

  it('refuses an unknown query key and an invalid cursor', async () => {
    const ada = await newUser();
    expect((await ada.call('GET', `${paths.notifications}?page=2`)).status).toBe(400);
    expect((await ada.call('GET', `${paths.notifications}?cursor=x`)).status).toBe(400);
  });

  it('is readable by its owner only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    await tell(ada);
    expect((await page(bob)).data).toHaveLength(1);
    const { _id } = await newest(ada);
    expect(await bob.call('PATCH', paths.notification(_id), { read: true })).toMatchObject({ status: 404 });
    await bob.call('POST', paths.readAll);
    expect(await unread(ada)).toBe(2);
  });
});

describe('Reading', () => {
  it('marks one as read or unread, and updates the count', async () => {
    const ada = await newUser();
    await tell(ada);
    const { _id } = await newest(ada);
    expect(await unread(ada)).toBe(2);
    const read = notificationSchema.parse(
      (await ada.call('PATCH', paths.notification(_id), { read: true })).body,
    );
    expect(read.readAt).not.toBeNull();
    expect(await unread(ada)).toBe(1);
    const back = await ada.call('PATCH', paths.notification(_id), { read: false });
    expect(back.body).toMatchObject({ _id, readAt: null });
    expect(await unread(ada)).toBe(2);
    expect((await ada.call('PATCH', paths.notification(_id), { read: true, more: 1 })).status).toBe(400);
  });

  it('marks all as read', async () => {
    const ada = await newUser();
    await tell(ada);
    expect((await ada.call('POST', paths.readAll)).body).toEqual({ unread: 0 });
    expect(await unread(ada)).toBe(0);
    expect((await page(ada)).data.every(({ readAt }) => readAt !== null)).toBe(true);
  });
});

describe('A notification', () => {
  it('with a key is delivered once', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    for (const user of [ada, ada, bob]) await tell(user, { dedupeKey: 'share-1' });
    expect([await unread(ada), await unread(bob)]).toEqual([2, 2]);
  });

  it('is not written when its transaction is rolled back', async () => {
    const ada = await newUser();
    const work = services().db.transaction(async (tx) => {
      await notify(services(), tx, { to: ada._id, ...message });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await unread(ada)).toBe(1);
  });
});
