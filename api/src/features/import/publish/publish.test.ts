import { expect, it } from 'vitest';
import { watchQueries } from '../../../core/metrics/query-times.ts';
import { useApp } from '../../../testing/test-app.ts';
import { insertJob } from '../../jobs/jobs.repository.ts';
import { stageItems } from '../stage/import.repository.ts';
import { publish } from './publish.usecases.ts';

const { newUser, services } = useApp();

it('A second import of the same notes is published in a few statements, however many are renamed', async () => {
  const ada = await newUser();
  const { db, ids, clock } = services();
  const now = clock();
  const names = Array.from({ length: 600 }, (_, n) => `note-${n}`);
  const stageAll = async () => {
    const jobId = ids.row();
    await insertJob(db, { id: jobId, ownerId: ada._id, kind: 'import', now });
    const roots = names.map((name) => ({ id: ids.row(), type: 'note' as const, title: name, slug: name }));
    const stamps = { createdBy: ada._id, createdAt: now, updatedAt: now };
    await stageItems(
      db,
      jobId,
      roots.map((root) => ({ ...root, ...stamps })),
    );
    const nothing = {
      attachments: 0,
      categories: 0,
      skipped: [],
      losses: [],
      lossCount: 0,
      deadLinks: [],
      deadLinkCount: 0,
      outline: [],
    };
    const counts = { source: 'markdown' as const, notes: roots.length, topNotes: roots.length };
    return { ownerId: ada._id, jobId, report: { ...nothing, ...counts }, order: [] };
  };
  await publish(services(), await stageAll());
  const second = await stageAll();
  let statements = 0;
  const stop = watchQueries((kind) => {
    statements += kind === 'query' ? 1 : 0;
  });
  await publish(services(), second);
  stop();
  // Those of the tasks that a service begins with are among them; one each would be 600.
  expect(statements).toBeLessThan(60);
  const slugs = (await ada.list()).map(({ slug }) => slug).sort();
  expect(slugs).toEqual([...names, ...names.map((name) => `${name}-2`)].sort());
});
