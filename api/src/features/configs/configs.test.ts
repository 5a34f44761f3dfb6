import { configListSchema, paths } from '@my-note/contract';
import { OWN_CSS_LENGTH, OWN_CSS_MARK, OWN_CSS_PATH } from '@my-note/contract/look';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();

it('lists every setting, with its default when nothing is stored', async () => {
  const ada = await newUser();
  expect((await ada.call('GET', paths.configs)).body).toEqual([
    { key: 'USE_YOUTUBE_READER', value: false },
    { key: 'onlyShowNotesWithPrefix', value: '' },
    { key: 'dashboardTab', value: 'recent' },
    { key: 'firstStepsHidden', value: false },
    { key: 'mutedNotifications', value: '' },
    { key: 'pictureSites', value: '' },
    { key: 'MAX_YOUTUBE_SUBSCRIBED_CHANNELS', value: 50 },
  ]);
});

it("stores a setting of the user's own scope, for that user only", async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const entry = { key: 'USE_YOUTUBE_READER', value: true };
  expect((await ada.call('PUT', paths.configs, entry)).body).toEqual(entry);
  await ada.call('PUT', paths.configs, { key: 'onlyShowNotesWithPrefix', value: 'first' });
  await ada.call('PUT', paths.configs, { key: 'onlyShowNotesWithPrefix', value: 'work' });
  const hidden = { key: 'firstStepsHidden', value: true };
  expect((await ada.call('PUT', paths.configs, hidden)).body).toEqual(hidden);
  const mine = (await ada.call('GET', paths.configs)).body;
  expect(mine).toContainEqual(entry);
  expect(mine).toContainEqual(hidden);
  expect(mine).toContainEqual({ key: 'onlyShowNotesWithPrefix', value: 'work' });
  expect((await bob.call('GET', paths.configs)).body).toContainEqual({ ...entry, value: false });
});

it('refuses a write to the system scope, an unknown key and a value of another type', async () => {
  const ada = await newUser();
  const put = (entry: object) => ada.call('PUT', paths.configs, entry);
  expect(await put({ key: 'MAX_YOUTUBE_SUBSCRIBED_CHANNELS', value: 99 })).toMatchObject({ status: 403 });
  expect(await put({ key: 'nothing', value: true })).toMatchObject({ status: 400 });
  expect(await put({ key: 'USE_YOUTUBE_READER', value: 'yes' })).toMatchObject({ status: 400 });
  expect(await put({ key: 'firstStepsHidden', value: 'yes' })).toMatchObject({ status: 400 });
  expect(await put({ key: 'dashboardTab', value: 'pinned', more: 1 })).toMatchObject({ status: 400 });
});

it('stores the sites whose pictures are always shown, and refuses other values', async () => {
  const ada = await newUser();
  const put = (value: string) => ada.call('PUT', paths.configs, { key: 'pictureSites', value });
  for (const value of ['', 'example.org', 'xn--bcher-kva.example,localhost:8080,10.0.0.7,[::1]:80'])
    expect((await put(value)).status, value).toBe(200);
  for (const value of [
    'https://example.org',
    'example.org/a',
    'a b',
    'a,,b',
    'Example.org',
    'a'.repeat(4001),
  ])
    expect((await put(value)).status, value).toBe(400);
});

it('stores which optional remotes are on, and refuses what is no name', async () => {
  const ada = await newUser();
  const put = (value: string) => ada.call('PUT', paths.configs, { key: 'optionalRemotes', value });
  for (const value of ['', 'diagrams', 'diagrams,my-weather2']) expect((await put(value)).status).toBe(200);
  for (const value of ['Diagrams', 'a, b', ',', '../x', 'a:b'])
    expect((await put(value)).status, value).toBe(400);
});

it('stores the kinds of notifications that are muted, and refuses kinds that cannot be muted', async () => {
  const ada = await newUser();
  const put = (value: string) => ada.call('PUT', paths.configs, { key: 'mutedNotifications', value });
  for (const value of ['videos', 'videos,share-viewed', '']) expect((await put(value)).status).toBe(200);
  for (const value of ['welcome', 'videos,nonsense', 'videos, share-viewed', ',']) {
    expect(await put(value), value).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('These kinds can, separated by commas: share-viewed') },
    });
  }
  expect((await ada.call('GET', paths.configs)).body).toContainEqual({
    key: 'mutedNotifications',
    value: '',
  });
});

it('stores the accent, and refuses what is no color', async () => {
  const ada = await newUser();
  const put = (value: string) => ada.call('PUT', paths.configs, { key: 'accent', value });
  for (const value of ['#1d5fae', '']) expect((await put(value)).status).toBe(200);
  for (const value of ['blue', '#FFF', '#1D5FAE', '#1d5fae;color:red', 'url(x)'])
    expect((await put(value)).status, value).toBe(400);
});

it('stores colors of tags, and refuses other values', async () => {
  const ada = await newUser();
  const put = (value: string) => ada.call('PUT', paths.configs, { key: 'tagColors', value });
  for (const value of ['', 'work=red,work/log=blue']) expect((await put(value)).status, value).toBe(200);
  for (const value of ['work', 'work=gray', 'Work=red', 'work=red,work=blue', 'a"]=red', ','])
    expect((await put(value)).status, value).toBe(400);
  expect((await ada.call('GET', paths.configs)).body).toContainEqual({
    key: 'tagColors',
    value: 'work=red,work/log=blue',
  });
});

describe('The custom CSS of a person', () => {
  const markOf = async (user: TestUser) =>
    configListSchema
      .parse((await user.call('GET', paths.configs)).body)
      .find(({ key }) => key === OWN_CSS_MARK)?.value;

  it('is read by its owner alone, and has a mark in the list that changes with it', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    expect((await ada.call('GET', OWN_CSS_PATH)).body).toEqual({ css: '' });
    expect(await markOf(ada)).toBeUndefined();
    const css = 'h1 { color: red }'.padEnd(OWN_CSS_LENGTH);
    expect((await ada.call('PUT', OWN_CSS_PATH, { css })).body).toEqual({ css });
    expect((await ada.call('GET', OWN_CSS_PATH)).body).toEqual({ css });
    const mark = await markOf(ada);
    await ada.call('PUT', OWN_CSS_PATH, { css: 'h1 { color: blue }' });
    expect(String(mark)).toHaveLength(16);
    expect(await markOf(ada)).not.toBe(mark);
    expect((await bob.call('GET', OWN_CSS_PATH)).body).toEqual({ css: '' });
    await ada.call('PUT', OWN_CSS_PATH, { css: '' });
    expect(await markOf(ada)).toBeUndefined();
  });

  it('is refused when it is too long, and as a setting', async () => {
    const ada = await newUser();
    const long = await ada.call('PUT', OWN_CSS_PATH, { css: 'x'.repeat(OWN_CSS_LENGTH + 1) });
    expect(long).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('At most 20,000 characters') },
    });
    const setting = { key: OWN_CSS_MARK, value: 'mine' };
    expect((await ada.call('PUT', paths.configs, setting)).status).toBe(400);
  });
});
