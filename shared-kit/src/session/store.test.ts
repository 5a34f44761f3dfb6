import { expect, test } from 'vitest';
import { createSessionStore } from './store.ts';

const user = {
  _id: '018f0000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
};
const memory = () => {
  const values = new Map<string, string>();
  return {
    values,
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
      key: () => null,
      length: 0,
    },
  };
};

test('the user state is persisted and read again', () => {
  const { storage } = memory();
  createSessionStore(storage).signIn({ user, accessToken: 'secret' });
  expect(createSessionStore(storage).get()).toMatchObject({ user, accessToken: 'secret' });
});
test('sign-out clears the user and the token and resets the config to its defaults', () => {
  const { storage } = memory();
  const store = createSessionStore(storage);
  store.signIn({ user, accessToken: 'secret' });
  store.setConfig({ onlyShowNotesWithPrefix: 'work' });
  store.signOut();
  expect(store.get()).toEqual({
    user: null,
    accessToken: null,
    config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' },
  });
});
test('a broken stored state counts as signed out', () => {
  const { storage } = memory();
  storage.setItem('my-note.session', '{"user":3}');
  expect(createSessionStore(storage).get().user).toBeNull();
});
test('another tab is followed', () => {
  const { storage } = memory();
  const [one, two] = [createSessionStore(storage), createSessionStore(storage)];
  one.signIn({ user, accessToken: 'secret' });
  let told = 0;
  two.subscribe(() => told++);
  two.reload();
  expect([two.get().user, told]).toEqual([user, 1]);
});
