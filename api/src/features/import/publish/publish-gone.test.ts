import { paths } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readJob } from '../../../testing/files/archives.ts';
import { PNG } from '../../../testing/files/files.ts';
import { confirm, previewZip } from '../../../testing/files/previews.ts';
import { useApp } from '../../../testing/test-app.ts';
import { tidyJobs } from '../recover.usecases.ts';

const { app, db, newUser, services } = useApp();
const GONE = 'The content of this import is gone. Import the file again';

it.each([
  ['all rows', sql`delete from items where import_job is not null`],
  ['one row', sql`delete from items where import_job is not null and slug = 'b'`],
  ['a file', sql`delete from attachments where import_job is not null`],
])('A preview that lost %s fails when it is confirmed, and shows nothing', async (_what, go) => {
  const ada = await newUser();
  const { _id } = await previewZip(app(), ada, { 'a.md': '![](p.png)', 'b.md': 'text', 'p.png': PNG });
  await db().execute(go);
  expect(await confirm(ada, _id)).toMatchObject({ status: 409, body: { message: GONE } });
  expect(await readJob(ada, _id)).toMatchObject({ status: 'failed', error: GONE });
  expect(await ada.list()).toEqual([]);
  expect((await confirm(ada, _id)).status).toBe(409);
  await tidyJobs(services());
  expect(await db().$count(sql`items`, sql`import_job is not null`)).toBe(0);
  expect((await ada.call('GET', paths.jobs)).status).toBe(200);
});
