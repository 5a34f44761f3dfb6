import { contentSearchSchema, paths } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { createUploads } from '../core/files/uploads.ts';
import { createJobRunner } from '../features/jobs/job-runner.worker.ts';
import { createSearchIndexer } from '../features/search/search-index.worker.ts';
import { items } from '../items/tables.ts';
import { useTemporaryDirectories } from '../testing/temporary-directories.ts';
import { useApp } from '../testing/test-app.ts';
import { housekeeping } from './housekeeping.ts';

const { db, services, newUser } = useApp();
const newDirectory = useTemporaryDirectories();
afterEach(() => {
  vi.useRealTimers();
});

it('takes up indexing that stopped with an error or with its process', async () => {
  const ada = await newUser();
  const { _id } = await ada.note('Plan');
  const pending = async () => {
    const { body } = await ada.call('GET', `${paths.contentSearch}?q=plan`);
    return contentSearchSchema.parse(body).pending;
  };
  await expect.poll(pending).toBe(0);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify();
  const indexer = createSearchIndexer(services(), app.log);
  const uploads = createUploads(newDirectory(), services().ids);
  const runner = createJobRunner(services(), app.log);
  const own = { uploads, runner, indexer, log: app.log, alone: false, trashRetentionDays: undefined };
  await app.register(housekeeping, { deps: { ...services(), ...own } });
  await app.ready();
  // Longer than the pause of the wake at the start.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await db().update(items).set({ searchStale: true }).where(eq(items.id, _id));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await pending()).toBe(1);

  vi.advanceTimersByTime(60_000);
  await expect.poll(pending).toBe(0);
  await app.close();
  await indexer.close();
});
