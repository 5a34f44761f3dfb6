import { paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { createDiskSpace, MEGABYTE } from '../../core/files/disk-space.ts';
import { useApp } from '../../testing/test-app.ts';

const room = { free: 1_000 * MEGABYTE };
const space = createDiskSpace('/', 64, () => room.free);
const { app, newUser } = useApp({}, undefined, undefined, space);
const ready = async () => (await app().inject({ url: `/api${paths.ready}` })).json();
const metric = async (name: string) => {
  const { body } = await app().inject({ url: '/api/metrics' });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]);
};

it('refuses writes while the disk is nearly full, reports it, and recovers automatically', async () => {
  const ada = await newUser();
  const note = await ada.note('Plan', null, 'First');
  room.free = 63 * MEGABYTE;
  const refused = await ada.call('PUT', paths.note(note._id), { content: 'Second' });
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({ statusCode: 507, code: 'DISK_FULL' });
  expect(refused.headers['retry-after']).toBe('30');
  expect((await ada.bySlug('plan')).body).toMatchObject({ content: 'First' });
  expect(await ready()).toMatchObject({ status: 'read-only' });
  expect([await metric('data_disk_full'), await metric('data_disk_free_bytes')]).toEqual([1, 63 * MEGABYTE]);
  expect((await newUser()).accessToken).toBeTruthy();

  room.free = 65 * MEGABYTE;
  expect((await ada.call('PUT', paths.note(note._id), { content: 'Third' })).status).toBe(200);
  expect([await ready(), await metric('data_disk_full')]).toEqual([{ status: 'ok' }, 0]);
});

it('lets people sign out while the disk is full', async () => {
  const ada = await newUser();
  room.free = 1 * MEGABYTE;
  expect((await ada.call('DELETE', paths.currentLogin)).status).toBeLessThan(300);
  room.free = 1_000 * MEGABYTE;
});
