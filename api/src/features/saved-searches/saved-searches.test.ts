import {
  SAVED_SEARCHES,
  savedSearchListSchema,
  savedSearchPaths,
  savedSearchSchema,
} from '@my-note/contract/searches';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp({ writesPerMinute: 0 });

const save = (user: TestUser, name: string, query = 'has:task') =>
  user.call('POST', savedSearchPaths.searches, { name, query });
const list = async (user: TestUser) =>
  savedSearchListSchema.parse((await user.call('GET', savedSearchPaths.searches)).body).data;
const names = async (user: TestUser) => (await list(user)).map(({ name }) => name);

it('saved searches are listed by name, renamed, and removed, by their person alone', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const plans = savedSearchSchema.parse((await save(ada, ' plans 10 ', 'in:Work has:task')).body);
  await save(ada, 'Plans 9');
  expect(await list(ada)).toMatchObject([
    { name: 'Plans 9' },
    { name: 'plans 10', query: 'in:Work has:task' },
  ]);
  const renamed = await ada.call('PUT', savedSearchPaths.search(plans._id), { name: 'All plans' });
  expect(renamed.body).toEqual({ ...plans, name: 'All plans' });
  expect(await names(ada)).toEqual(['All plans', 'Plans 9']);
  expect(await names(bob)).toEqual([]);
  expect((await bob.call('PUT', savedSearchPaths.search(plans._id), { name: 'Mine' })).status).toBe(404);
  expect((await bob.call('DELETE', savedSearchPaths.search(plans._id))).status).toBe(404);
  await ada.call('DELETE', savedSearchPaths.search(plans._id));
  expect(await names(ada)).toEqual(['Plans 9']);
  expect(await ada.call('DELETE', savedSearchPaths.search(plans._id))).toMatchObject({
    status: 404,
    body: { message: 'This saved search does not exist any more' },
  });
});

it.each([
  [{ name: ' ', query: 'x' }, 'A name is required'],
  [{ name: 'x'.repeat(61), query: 'x' }, 'at most 60 characters'],
  [{ name: 'x', query: ' ' }, 'Say what to search for'],
  [{ name: 'x', query: 'x'.repeat(201) }, 'at most 200 characters'],
  [{ name: 'x', query: 'x', more: 1 }, 'more'],
])('%j is refused', async (body, message) => {
  const ada = await newUser();
  expect(await ada.call('POST', savedSearchPaths.searches, body)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(message) },
  });
});

it('at most fifty are saved, also by calls at the same time', async () => {
  const ada = await newUser();
  const sent = await Promise.all(
    Array.from({ length: SAVED_SEARCHES.most + 3 }, (_, n) => save(ada, `S ${n}`)),
  );
  const refused = sent.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({ message: expect.stringContaining('Remove one') });
  expect(await names(ada)).toHaveLength(SAVED_SEARCHES.most);
});
