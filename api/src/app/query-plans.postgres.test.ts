import { paths } from '@my-note/contract';
import { journalPaths } from '@my-note/contract/journal';
import { savedSearchPaths } from '@my-note/contract/searches';
import { tagPaths } from '@my-note/contract/tags';
import { taskPaths } from '@my-note/contract/tasks';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../core/database.ts';
import { explainAll } from '../testing/database/explain.ts';
import { useReplicas } from '../testing/processes/replicas.ts';
import { signUp, type TestUser } from '../testing/test-user.ts';

/** Tables that grow with the number of people. */
const LARGE = ['items', 'item_aliases', 'item_search', 'item_versions', 'users', 'sessions', 'notifications'];
const PEOPLE = 3_000;
const NOTES = 8;

const replicas = useReplicas();
let ada: TestUser;

beforeAll(async () => {
  const [{ app, database }] = replicas();
  ada = await signUp(app);
  await ada.note('Plan', null, 'An unusual word: xylophone');
  await seedOthers(database.db);
});

/** Other people with their notes, versions, sessions, and notifications, and what the planner has to know of them. */
async function seedOthers(db: Database) {
  await db.execute(sql`insert into users (id, created_by, created_at, updated_at, name, email, role)
    select person, person, now(), now(), 'Person', n || '@example.org', 'user'
    from (select gen_random_uuid() as person, n from generate_series(1, ${PEOPLE}::int) as n) as people`);
  await db.execute(sql`insert into items (id, created_by, created_at, updated_at, type, title, slug, content, search_stale)
    select gen_random_uuid(), users.id, now(), now(), 'note', 'Note ' || n, 'note-' || n, repeat('word ', 100), false
    from users, generate_series(1, ${NOTES}::int) as n where email like '%@example.org'`);
  await db.execute(sql`insert into item_search (item_id, created_by, title, body, lexemes)
    select id, created_by, title, content, array_to_tsvector(array[right(created_by::text, 4) || ':wor'])
    from items where slug like 'note-%'`);
  await db.execute(sql`insert into item_aliases (created_by, slug, item_id)
    select created_by, 'former-' || slug, id from items where slug like 'note-%'`);
  await db.execute(sql`insert into item_versions
      (id, created_by, created_at, updated_at, item_id, version, title, content, words, characters)
    select gen_random_uuid(), created_by, now(), now(), id, 1, title, content, 1, 1 from items where slug like 'note-%'`);
  await db.execute(sql`insert into notifications
      (id, created_by, created_at, updated_at, recipient, kind, title, description)
    select gen_random_uuid(), id, now(), now(), id, 'system', 'Hello', 'Text'
    from users, generate_series(1, ${NOTES}::int) where email like '%@example.org'`);
  await db.execute(sql`insert into sessions (id, created_by, created_at, updated_at, user_id, token_hash)
    select gen_random_uuid(), id, now(), now(), id, id::text from users where email like '%@example.org'`);
  await db.execute(sql`analyze`);
}

const CALLS: Record<string, () => Promise<unknown>> = {
  'a note by its address': () => ada.bySlug('plan'),
  'a note by a former address': () => ada.bySlug('a-former-address'),
  'the list': () => ada.list(),
  'the trash': () => ada.trash(),
  'a search': () => ada.call('GET', `${paths.contentSearch}?q=xylophone`),
  'the unread count': () => ada.call('GET', paths.unreadCount),
  notifications: () => ada.call('GET', paths.notifications),
  'categories to choose from': () => ada.call('GET', paths.categoryOptions),
  'a new note, and its save': () => ada.note('Another', null, 'Text'),
  'a new title': async () => {
    const { _id } = await ada.note('Old', null, 'Text');
    return ada.change(_id, { title: 'New' });
  },
  'a move to the trash and back': async () => {
    const { _id } = await ada.note('Gone', null, 'Text');
    await ada.moveToTrash(_id);
    return ada.restore(_id);
  },
  'a search by filters, with words, without, and with an excluded one': async () => {
    const work = await ada.category('Filtered');
    await ada.note('In it', work._id, 'xylophone ![A loaf](/a.png)');
    for (const q of [
      'in:Filtered has:image',
      'has:task after:2020-01-01 xylophone',
      'before:2100-01-01 -none',
    ])
      await ada.call('GET', `${paths.contentSearch}?q=${encodeURIComponent(q)}`);
  },
  'saved searches, and days of the journal': async () => {
    await ada.call('POST', savedSearchPaths.searches, { name: 'Mine', query: 'x' });
    await ada.call('GET', savedSearchPaths.searches);
    await ada.call('POST', journalPaths.day('2026-12-01'), {});
    await ada.call('GET', `${journalPaths.days}?month=2026-12`);
  },
  'tasks of all notes, and a check': async () => {
    const { _id: note } = await ada.note('Tasks', null, '- [ ] Paint @2026-12-01');
    await ada.call('GET', taskPaths.tasks);
    return ada.call('POST', taskPaths.check, { note, index: 0, text: 'Paint @2026-12-01', checked: true });
  },
  'versions and backlinks': async () => {
    const { _id } = await ada.note('Linked', null, 'Text');
    await ada.call('GET', paths.versions(_id));
    return ada.call('GET', paths.backlinks(_id));
  },
  'tags, the notes of one, a search for it, and a rename': async () => {
    await ada.note('Tagged', null, 'Words #work');
    await ada.call('GET', tagPaths.tags);
    await ada.call('GET', `${tagPaths.notes}?tag=work`);
    await ada.call('GET', `${paths.contentSearch}?q=tag:work`);
    return ada.call('POST', tagPaths.rename, { from: 'work', to: 'job' });
  },
};

it.each(Object.keys(CALLS))('%s reads no large table as a whole', async (name) => {
  const { statements, scans } = await explainAll(async () => CALLS[name]?.());
  expect(statements).toBeGreaterThan(0);
  expect(scans.filter(({ table }) => LARGE.includes(table))).toEqual([]);
});

it('A search that no index fits is found by this', async () => {
  const [{ database }] = replicas();
  const { scans } = await explainAll(() =>
    database.db.execute(sql`select id from items where content = ${'nowhere'}`),
  );
  expect(scans.map(({ table }) => table)).toEqual(['items']);
});
