import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { purgeTrash } from './retention.usecases.ts';

const { newUser, services, advance } = useApp();
const DAY = 24 * 60 * 60_000;

it('The trash is purged of entries older than the retention', async () => {
  const ada = await newUser();
  const work = await ada.category('Work');
  await ada.note('Plan', work._id);
  const young = await ada.note('Young');
  await ada.moveToTrash(work._id);
  advance(20 * DAY);
  await ada.moveToTrash(young._id);
  await purgeTrash(services(), 30);
  expect(await ada.trash()).toHaveLength(2);
  advance(11 * DAY);
  await purgeTrash(services(), 30);
  expect((await ada.trash()).map(({ _id }) => _id)).toEqual([young._id]);
  expect((await ada.restore(young._id)).status).toBe(200);
});
