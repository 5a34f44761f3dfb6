import { notificationPageSchema, paths } from '@my-note/contract';
import { taskPaths } from '@my-note/contract/tasks';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { remindOfDueTasks } from './reminders.usecases.ts';

const { newUser, services } = useApp();

const at = (time: Date) => remindOfDueTasks({ ...services(), clock: () => time });
const remindersOf = async (user: TestUser) =>
  notificationPageSchema
    .parse((await user.call('GET', paths.notifications)).body)
    .data.filter(({ title }) => /due today/.test(title))
    .map(({ title, description, href }) => [title, description, href]);

it('Who wants reminders is notified of due tasks once, in the morning', async () => {
  const [ada, bob, quiet] = [await newUser(), await newUser(), await newUser()];
  const wants = (user: TestUser, on: boolean) => user.call('PUT', taskPaths.reminders, { on });
  for (const user of [ada, bob, quiet]) await wants(user, true);
  await wants(quiet, false);
  expect((await quiet.call('GET', taskPaths.reminders)).body).toEqual({ on: false });
  expect((await ada.call('GET', taskPaths.reminders)).body).toEqual({ on: true });
  const plan = await ada.note(
    'Plan',
    null,
    '- [ ] A rent @2030-12-01\n- [x] done @2030-12-01\n- [ ] later @2030-12-02',
  );
  await ada.note('Other', null, '- [ ] B paint 📅 2030-12-01');
  const gone = await bob.note('Gone', null, '- [ ] His @2030-12-01');
  await bob.moveToTrash(gone._id);
  await quiet.note('Quiet', null, '- [ ] hush @2030-12-01');

  await at(new Date(2030, 11, 1, 6, 59));
  expect(await remindersOf(ada)).toEqual([]);
  await at(new Date(2030, 11, 1, 7, 0));
  await at(new Date(2030, 11, 1, 20, 0));
  const first = ['2 tasks are due today', 'A rent, and 1 more', '/i/tasks'];
  expect(await remindersOf(ada)).toEqual([first]);
  await at(new Date(2030, 11, 2, 9, 0));
  expect(await remindersOf(ada)).toEqual([['A task is due today', 'later', '/i/tasks'], first]);
  await ada.change(plan._id, { content: 'nothing' });
  await at(new Date(2030, 11, 3, 9, 0));
  expect(await remindersOf(ada)).toHaveLength(2);
  expect(await remindersOf(bob)).toEqual([]);
  expect(await remindersOf(quiet)).toEqual([]);
});
