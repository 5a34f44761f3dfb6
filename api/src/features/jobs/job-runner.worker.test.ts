import { notificationPageSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { createJobRunner } from './job-runner.worker.ts';
import { insertImport } from './jobs.repository.ts';

const { app, services, newUser } = useApp();

it('reports the end of a job whose clean-up fails', async () => {
  const ada = await newUser();
  const { db, ids, clock } = services();
  let ends = 0;
  const runner = createJobRunner(services(), app().log, () => {
    ends += 1;
  });
  const added = { id: ids.row(), ownerId: ada._id, name: 'notes.zip', preview: false, now: clock() };
  const { job } = await insertImport(db, added);
  if (!job) throw new Error('The job was not added');
  runner.start(job, {
    run: () => Promise.reject(new Error('The archive cannot be read')),
    cleanUp: () => Promise.reject(new Error('The store is away')),
  });
  const titles = async () => {
    const { body } = await ada.call('GET', paths.notifications);
    return notificationPageSchema.parse(body).data.map(({ title }) => title);
  };
  await expect.poll(titles).toContain('Your import failed');
  expect(ends).toBe(1);
  await runner.close();
});
