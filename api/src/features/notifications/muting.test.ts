import { notificationPageSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { type Message, notify, notifyMany } from './notify.usecases.ts';

const { newUser, services, db } = useApp();

const videos: Message = { kind: 'videos', title: 'New videos', description: 'Two of them' };
const tell = (people: TestUser[], message: Message) =>
  db().transaction((tx) =>
    notifyMany(
      services(),
      tx,
      people.map(({ _id }) => _id),
      message,
    ),
  );
const mute = (user: TestUser, value: string) =>
  user.call('PUT', paths.configs, { key: 'mutedNotifications', value });
const kinds = async (user: TestUser) => {
  const { body } = await user.call('GET', paths.notifications);
  return notificationPageSchema.parse(body).data.map(({ kind }) => kind);
};

it('A muted kind is delivered to all users except those who muted it', async () => {
  const [ada, bob, eve] = [await newUser(), await newUser(), await newUser()];
  await mute(ada, 'share-viewed,videos');
  await mute(bob, 'share-viewed');
  await tell([ada, bob, eve], videos);
  expect(await kinds(ada)).toEqual(['welcome']);
  expect(await kinds(bob)).toEqual(['videos', 'welcome']);
  expect(await kinds(eve)).toEqual(['videos', 'welcome']);
});

it('is delivered again after it is unmuted', async () => {
  const ada = await newUser();
  await mute(ada, 'videos');
  await tell([ada], videos);
  await mute(ada, '');
  await tell([ada], videos);
  expect(await kinds(ada)).toEqual(['videos', 'welcome']);
});

it('A message of the operator is delivered whatever is muted', async () => {
  const ada = await newUser();
  await mute(ada, 'share-viewed,share-expired,request-status,videos,import-finished,export-finished');
  const message = { kind: 'operator-message' as const, title: 'Maintenance', description: 'At ten' };
  await db().transaction((tx) => notify(services(), tx, { to: ada._id, ...message }));
  expect(await kinds(ada)).toEqual(['operator-message', 'welcome']);
});
