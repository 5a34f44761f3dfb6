import { links } from '@my-note/contract';
import { withoutDue } from '@my-note/contract/markdown-tasks';
import type { Services } from '../../core/services.ts';
import { excerptOf } from '../../items/text.ts';
import { notify } from '../notifications/notify.usecases.ts';
import { addReminded, isReminded, listDue, removeReminded } from './reminders.repository.ts';
import { tasksTexts } from './texts.ts';

/** Hour of the service's time zone from which reminders are sent. */
const MORNING = 7;

const dayOf = (time: Date) =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

export const readReminders = async ({ db }: Services, ownerId: string) => ({
  on: await isReminded(db, ownerId),
});

export async function setReminders({ db }: Services, ownerId: string, { on }: { on: boolean }) {
  await (on ? addReminded(db, ownerId) : removeReminded(db, ownerId));
  return { on };
}

/** Tells people who want it once, on the morning of a day, of their open tasks that are due on it. */
export async function remindOfDueTasks(services: Services) {
  const now = services.clock();
  if (now.getHours() < MORNING) return;
  const day = dayOf(now);
  for (const { ownerId, count, text } of await listDue(services.db, day)) {
    const label = excerptOf(withoutDue(text));
    await services.db.transaction((tx) =>
      notify(services, tx, {
        to: ownerId,
        kind: 'operator-message',
        title: () => tasksTexts.dueTitle(count),
        description: () => tasksTexts.dueText(label || tasksTexts.aTask, count - 1),
        href: links.tasks(),
        dedupeKey: `tasks-due ${day}`,
      }),
    );
  }
}
