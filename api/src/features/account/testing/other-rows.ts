import { eq } from 'drizzle-orm';
import * as schema from '../../../app/schema.ts';
import { notificationOutbox, notifications, userIdentities, youtubeChannels } from '../../../app/schema.ts';
import type { Services } from '../../../core/services.ts';

/** The account of a user in the tables of embedded identities. */
async function identityOf({ db }: Services, userId: string): Promise<string> {
  const [row] = await db.select().from(userIdentities).where(eq(userIdentities.userId, userId));
  if (!row) throw new Error('This user has no identity');
  return row.providerUserId;
}

/** The id of a user, and those of rows that others refer to. */
export async function idsOf(services: Services, userId: string): Promise<string[]> {
  const { db } = services;
  const owned = [schema.sessions, schema.notifications, schema.items, schema.attachments];
  const rows = await Promise.all(
    owned.map((table) => db.select({ id: table.id }).from(table).where(eq(table.createdBy, userId))),
  );
  return [userId, await identityOf(services, userId), ...rows.flat().map(({ id }) => id)];
}

/** Rows of a user that take another service, a browser's authenticator, or a fault to come about. */
export async function insertOtherRows(services: Services, userId: string, noteId: string) {
  const { db, ids, clock } = services;
  const now = clock();
  const later = new Date(now.getTime() + 60_000);
  const owner = await identityOf(services, userId);
  const base = () => ({ id: ids.row(), createdBy: userId, createdAt: now, updatedAt: now });

  const [told] = await db.select().from(notifications).where(eq(notifications.recipient, userId));
  if (told)
    await db.insert(notificationOutbox).values({ id: ids.row(), notificationId: told.id, nextTryAt: now });
  await db
    .insert(schema.passwordLinks)
    .values({ tokenHash: 'a', identityId: owner, createdAt: now, expiresAt: later });
  await db.insert(schema.identitySessions).values({
    ...{ id: 'b', token: 'b', userId: owner, expiresAt: later, createdAt: now, updatedAt: now },
  });
  await db.insert(schema.identityLinks).values({ provider: 'oidc', email: 'h', userId, expiresAt: later });
  await db.insert(schema.identityAuthenticators).values({ userId: owner, secret: 'c', createdAt: now });
  await db.insert(schema.identityRecoveryCodes).values({ codeHash: 'd', userId: owner });
  await db.insert(schema.identityChallenges).values({
    ...{ hash: 'e', kind: 'second-factor', userId: owner, triesLeft: 1, expiresAt: later },
  });
  await db.insert(schema.identityPasskeys).values({
    ...{ id: ids.row(), userId: owner, credentialId: 'f', publicKey: 'f', counter: 0, transports: [] },
    ...{ rpId: 'localhost', name: 'Phone', synced: true, createdAt: now },
  });

  const webhook = { ...base(), name: 'Mine', address: 'https://example.org', events: [], secret: 'j' };
  await db.insert(schema.webhooks).values(webhook);
  await db.insert(schema.webhookDeliveries).values({
    ...{ id: ids.row(), createdBy: userId, createdAt: now, webhookId: webhook.id, messageId: ids.row() },
    ...{ event: 'note.created', itemId: noteId, body: 'k', status: 'delivered' },
  });

  const [session] = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
  if (session && told) {
    const browser = { ...base(), sessionId: session.id, endpoint: 'https://push.example.org/m' };
    await db.insert(schema.pushSubscriptions).values({ ...browser, p256dh: 'n', auth: 'o' });
    await db.insert(schema.pushMessages).values({
      ...{ subscriptionId: browser.id, notificationId: told.id, createdAt: now, nextTryAt: later },
    });
  }

  await db.insert(schema.savedSearches).values({ ...base(), name: 'Mine', query: 'l' });
  await db.insert(schema.goneItems).values({ id: ids.row(), createdBy: userId, revision: 1 });
  await db.insert(schema.userPictures).values({ ...base(), type: 'image/png', bytes: 'i' });
  const channel = { ...base(), channelId: 'g', title: 'Garden', nextRefreshAt: later };
  const video = { ...base(), channel: channel.id, videoId: 'h', title: '', description: '', thumbnail: '' };
  await db.insert(youtubeChannels).values(channel);
  await db.insert(schema.youtubeVideos).values({ ...video, publishedAt: now });
  await db.insert(schema.youtubeSubscriptions).values({ ...base(), channel: channel.id });
  await db.insert(schema.youtubeVideoStates).values({ ...base(), video: video.id, noteId });
  await db.insert(schema.youtubeTranscripts).values({ ...base(), video: video.id, cues: [] });
}
