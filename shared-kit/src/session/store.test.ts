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
  expect(createSessionStore(storage).get()).toMatchObject({ user });
});
test('the access token is not persisted', () => {
  const { storage, values } = memory();
  const store = createSessionStore(storage);
  store.signIn({ user, accessToken: 'secret' });
  store.setConfig({ dashboardTab: 'pinned' });
  expect(store.get().accessToken).toBe('secret');
  expect(JSON.stringify([...values])).not.toContain('secret');
});
test('the state of a former version is taken over, its token until that is traded', () => {
  const { storage, values } = memory();
  const config = { onlyShowNotesWithPrefix: 'work', dashboardTab: 'pinned', pictureSites: '' };
  // It knew of no sites.
  const { pictureSites: _, ...former } = config;
  values.set('my-note.session', JSON.stringify({ user, accessToken: 'former', config: former }));
  const store = createSessionStore(storage);
  expect(store.get()).toEqual({ user, config, accessToken: null });
  // The page may be closed before the service responds.
  store.setConfig({ dashboardTab: 'recent' });
  expect(createSessionStore(storage).formerToken()).toBe('former');
  store.signIn({ user, accessToken: 'new' });
  expect(store.formerToken()).toBeNull();
  // Pages of the former version go on until the next start.
  expect(values.has('my-note.session')).toBe(true);
  const next = createSessionStore(storage);
  expect([next.formerToken(), next.get().user]).toEqual([null, user]);
  expect(values.has('my-note.session')).toBe(false);
});
test('an access token is not taken over to another person', () => {
  const { storage } = memory();
  const [one, two] = [createSessionStore(storage), createSessionStore(storage)];
  one.signIn({ user, accessToken: 'of Ada' });
  two.reload();
  two.signIn({ user, accessToken: 'of Ada' });
  two.reload();
  expect(two.get().accessToken).toBe('of Ada');
  one.signIn({ user: { ...user, _id: user._id.replace('1', '2') }, accessToken: 'of Bob' });
  two.reload();
  expect(two.get().accessToken).toBeNull();
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
    config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent', pictureSites: '' },
  });
});
test('a broken stored state counts as signed out', () => {
  const { storage } = memory();
  storage.setItem('my-note.user', '{"user":3}');
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
