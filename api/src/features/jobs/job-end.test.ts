import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { endJob, insertJob } from './jobs.repository.ts';

const { db, newUser, services } = useApp();

it('A job ends with any message, one with zero characters as well', async () => {
  const ada = await newUser();
  const { ids, clock } = services();
  const id = ids.row();
  await insertJob(db(), { id, ownerId: ada._id, kind: 'import', now: clock() });
  const ended = await endJob(db(), id, clock(), { status: 'failed', error: '"a\0\ud83c.md" is damaged' });
  expect(ended).toMatchObject({ status: 'failed', error: '"a\ufffd.md" is damaged' });
});
