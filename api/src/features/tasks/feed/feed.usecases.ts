import { withoutDue } from '@my-note/contract/markdown-tasks';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/text/hash-token.ts';
import { excerptOf } from '../../../items/text.ts';
import { listOpenTasks } from '../tasks.repository.ts';
import { tasksTexts } from '../texts.ts';
import { calendarOf } from './calendar.format.ts';
import { deleteFeed, findFeed, findFeedOwner, noteUse, putFeed } from './feed.repository.ts';

/** Tasks of one feed, the earliest. */
const MOST = 2_000;
const HOUR = 60 * 60_000;
const FIRST_DAY = '0000-01-01';

export async function readFeed({ db }: Services, ownerId: string) {
  const feed = await findFeed(db, ownerId);
  return {
    createdAt: feed?.createdAt.toISOString() ?? null,
    lastUsedAt: feed?.lastUsedAt?.toISOString() ?? null,
  };
}

/** Makes an address; that of before ends. */
export async function makeFeed({ db, clock, ids }: Services, ownerId: string) {
  const token = ids.token();
  await putFeed(db, { createdBy: ownerId, tokenHash: hashToken(token), createdAt: clock() });
  return { token };
}

export async function removeFeed(services: Services, ownerId: string) {
  await deleteFeed(services.db, ownerId);
  return readFeed(services, ownerId);
}

/** The open tasks with a day of the person who made a token. */
export async function readCalendar({ db, clock }: Services, token: string, site: string): Promise<string> {
  const ownerId = await findFeedOwner(db, hashToken(token));
  if (ownerId === undefined) throw notFound(tasksTexts.noCalendar);
  const now = clock();
  await noteUse(db, ownerId, { now, before: new Date(now.getTime() - HOUR) });
  const rows = await listOpenTasks(db, ownerId, { from: FIRST_DAY, limit: MOST });
  const tasks = rows.flatMap(({ noteId, title, slug, text, due }) =>
    due === null ? [] : [{ noteId, noteTitle: title, slug, text, label: excerptOf(withoutDue(text)), due }],
  );
  return calendarOf(tasks, { site, now });
}
