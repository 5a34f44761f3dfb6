import { newTaskFeedSchema, taskFeedSchema, taskPaths } from '@my-note/contract/tasks';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { calendarOf } from './calendar.format.ts';
import { taskFeeds } from './feed.table.ts';

const { app, newUser, db } = useApp();

const make = async (user: TestUser) =>
  newTaskFeedSchema.parse((await user.call('POST', taskPaths.feed)).body).token;
const fetchFeed = (token: string) => app().inject({ url: `/api${taskPaths.calendar(token)}` });
const stateOf = async (user: TestUser) => taskFeedSchema.parse((await user.call('GET', taskPaths.feed)).body);

describe('The feed of tasks', () => {
  it('has the open tasks with a day of the person who made it, without a sign-in', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    await ada.note('Plan', null, '- [ ] Pay; now @2026-12-31\n- [x] done @2026-12-01\n- [ ] someday');
    await bob.note('His', null, '- [ ] secret @2026-12-01');
    const response = await fetchFeed(await make(ada));
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const lines = response.body.split('\r\n');
    expect(lines.filter((line) => /^(SUMMARY|DTSTART|DTEND|DESCRIPTION)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Pay\\; now',
      'DESCRIPTION:Plan',
    ]);
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(/\/plan$/);
  });

  it('ends with a new address, or when it is removed; its token is nothing else', async () => {
    const ada = await newUser();
    expect(await stateOf(ada)).toEqual({ createdAt: null, lastUsedAt: null });
    const first = await make(ada);
    expect((await fetchFeed(first)).statusCode).toBe(200);
    expect((await stateOf(ada)).lastUsedAt).not.toBeNull();
    const second = await make(ada);
    expect((await fetchFeed(first)).statusCode).toBe(404);
    expect((await fetchFeed(second)).statusCode).toBe(200);
    const asToken = await app().inject({
      url: `/api${taskPaths.tasks}`,
      headers: { authorization: `Bearer ${second}` },
    });
    expect(asToken.statusCode).toBe(401);
    expect(JSON.stringify(await db().select().from(taskFeeds))).not.toContain(second);
    await ada.call('DELETE', taskPaths.feed);
    expect((await fetchFeed(second)).statusCode).toBe(404);
    expect(await stateOf(ada)).toEqual({ createdAt: null, lastUsedAt: null });
  });

  it('is limited for each address', async () => {
    const statuses = [];
    for (let n = 0; n < 70; n += 1) statuses.push((await fetchFeed('nonsense')).statusCode);
    expect(statuses).toContain(429);
  });

  it('escapes and folds its lines, without breaking a character', () => {
    const label = `Tea, "cake"; a\\b\nBEGIN:VEVENT ${'🎂é'.repeat(60)}`;
    const task = { noteId: 'n', noteTitle: 'Plan', slug: 'a/b c', text: label, label, due: '2024-02-29' };
    const calendar = calendarOf([task, task], { site: 'https://notes.example.org', now: new Date(0) });
    const lines = calendar.split('\r\n');
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain(`SUMMARY:Tea\\, "cake"\\; a\\\\b\\nBEGIN:VEVENT ${'🎂é'.repeat(60)}`);
    expect(unfolded).toContain('DTEND;VALUE=DATE:20240301');
    expect(unfolded).toContain('URL:https://notes.example.org/a/b%20c');
    const ids = unfolded.filter((line) => line.startsWith('UID:'));
    expect(new Set(ids).size).toBe(2);
  });
});
