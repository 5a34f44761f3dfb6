import { notificationPageSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { createCommands } from '../../app/commands/commands.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser, services } = useApp();

async function run(args: unknown) {
  const said: unknown[] = [];
  await createCommands(services(), { works: app().works }).notify(args, (line) => said.push(line));
  return said;
}
const titles = async (user: TestUser) => {
  const { data } = notificationPageSchema.parse((await user.call('GET', paths.notifications)).body);
  return data.map(({ title }) => title);
};

it('The operator notifies one user by e-mail, in upper or lower case, or all users', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  expect(await run({ to: ada.email.toUpperCase(), title: 'For Ada', text: 'Hello' })).toEqual([
    'Told one person',
  ]);
  expect(await run({ to: 'all', title: 'For all', text: 'Hello' })).toEqual(['Told 2 people']);
  expect(await titles(ada)).toEqual(['For all', 'For Ada', 'Welcome to My Note']);
  expect(await titles(bob)).toEqual(['For all', 'Welcome to My Note']);
});

it('The operator sees an error for an unknown address and for an invalid argument', async () => {
  await expect(run({ to: 'nobody@example.org', title: 'A', text: 'B' })).rejects.toThrow(
    'Nobody here has the address nobody@example.org',
  );
  await expect(run({ to: 'all', title: ' ', text: 'B' })).rejects.toThrow('title: ');
  await expect(run({ to: 'all', title: 'A', text: 'B', href: 'https://evil.example' })).rejects.toThrow(
    'href: has to be an address of this site',
  );
});
