import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { createUploads } from '../../core/files/uploads.ts';
import { randomIds } from '../../core/services.ts';
import { fileTarget } from '../../features/backup/backup.writer.ts';
import { startImport } from '../../features/import/import.usecases.ts';
import { createJobRunner } from '../../features/jobs/job-runner.worker.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { exportZip, importZip, readJob, untilEnded, zipOf } from '../../testing/files/archives.ts';
import { upload } from '../../testing/files/files.ts';
import { readZip } from '../../testing/files/zip.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { signUp, type TestApp, type TestUser } from '../../testing/test-user.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { openServices } from '../config/open-services.ts';
import { openThreadWorks } from './thread-works.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const newDirectory = useTemporaryDirectories();
const config = {
  ...readConfig({ LOG_LEVEL: 'silent', WRITES_PER_MINUTE: '0' }),
  dataDir: newDirectory(),
};
let database: DatabaseHandle;
let app: TestApp;
let ada: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp({ ...openServices(config, database), config, database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  ada = await signUp(app);
});

const many = (count: number) =>
  zipOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n % 7}/n${n}.md`, `Note ${n}`])));
const start = async (archive: Buffer) =>
  jobSchema.parse((await upload(app, ada, paths.import, 'notes.zip', archive)).body);
const staged = () => database.db.$count(sql`items`, sql`import_job is not null`);

describe('In a thread of its own', () => {
  it('an import shows its notes to pages that are open, and an export has them', async () => {
    const files = { 'Garden/Plan.md': 'Water the roses', 'Garden/index.md': '# Garden' };
    const revisions: number[] = [];
    const stop = database.bus.subscribe('items-changed', {
      message: ({ userId, revision }) => userId === ada._id && revisions.push(revision),
      missed: () => undefined,
    });
    expect(await importZip(app, ada, await zipOf(files))).toMatchObject({ status: 'done', error: null });
    await expect.poll(() => revisions.length, PATIENT).toBe(1);
    stop();
    expect((await ada.bySlug('garden/plan')).status).toBe(200);
    const { files: exported, headers } = await exportZip(app, ada);
    expect(exported['Garden/Plan.md']).toContain('Water the roses');
    const id = String(headers['job-id']);
    await expect.poll(async () => (await readJob(ada, id)).status, PATIENT).toBe('done');
  });

  it('an import that fails has the reason that its archive gives', async () => {
    const job = await importZip(app, ada, Buffer.from('This is no zip'));
    expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('not a complete zip') });
  });

  it('an import that is cancelled leaves nothing', async () => {
    const { _id } = await start(await many(2_000));
    await expect.poll(staged, PATIENT).toBeGreaterThan(0);
    await ada.call('DELETE', paths.job(_id));
    await expect.poll(staged, PATIENT).toBe(0);
    expect(await untilEnded(ada, _id)).toMatchObject({ status: 'cancelled' });
    await expect.poll(() => readdirSync(path.join(config.dataDir, 'uploads')), PATIENT).toEqual([]);
  });

  it('an export ends when its client disconnects', async () => {
    const noise = Array.from({ length: 100_000 }, (_, n) => ((n * 2_654_435_761) >>> 0).toString(36)).join(
      '',
    );
    const text = noise.slice(0, 600_000);
    const files = Array.from({ length: 40 }, (_, n) => [`${n}.md`, `${n} ${text}`]);
    await importZip(app, ada, await zipOf(Object.fromEntries(files)));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const headers = { authorization: `Bearer ${ada.accessToken}` };
    const request = http.get({ port, host: '127.0.0.1', path: `/api${paths.export}`, headers });
    const [response] = await once(request, 'response');
    const id = String(response.headers['job-id']);
    await once(response, 'readable');
    await wait(1_000);
    const { status, done } = await readJob(ada, id);
    expect(status).toBe('running');
    expect(done).toBeLessThan(40);
    request.destroy();
    await expect.poll(async () => (await readJob(ada, id)).status, PATIENT).toBe('cancelled');
  });

  it('an export ends when its reader leaves before the last bytes', async () => {
    const note = await ada.note('Plan', (await ada.category('Garden'))._id);
    // Nobody reads it, so that the bytes of a small export are never taken.
    const output = new PassThrough({ highWaterMark: 1 });
    const { signal } = new AbortController();
    const ignore = async () => undefined;
    const context = { signal, report: ignore, warn: ignore, output };
    const exported = app.works.export(
      { ownerId: note.createdBy, slug: undefined, format: 'markdown', site: 'http://localhost' },
      context,
    );
    await expect.poll(() => output.writableLength + output.readableLength, PATIENT).toBeGreaterThan(0);
    await wait(300);
    output.destroy();
    await expect(exported).rejects.toThrow();
  });

  it('a backup has everything, and one that is refused says why', async () => {
    const file = path.join(newDirectory(), 'backup.zip');
    const { signal } = new AbortController();
    const { manifest } = await app.works.backup(fileTarget(file), { signal });
    expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0);
    expect([...(await readZip(file)).keys()]).toContain('tables/items.ndjson');
    await expect(app.works.backup(fileTarget(file), { signal })).rejects.toThrow('exists already');
  });

  it('a backup that is stopped leaves no file', async () => {
    await importZip(app, ada, await many(1_000));
    const file = path.join(newDirectory(), 'backup.zip');
    const stop = new AbortController();
    const backup = app.works.backup(fileTarget(file), { signal: stop.signal });
    await expect.poll(() => existsSync(`${file}.part`), { ...PATIENT, interval: 1 }).toBe(true);
    stop.abort(new Error('Enough'));
    await expect(backup).rejects.toThrow('Enough');
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  it('an import that needs more memory than there is fails alone, and the next one works', async () => {
    const url = database.url ?? '';
    const services = openServices(config, database);
    const uploads = createUploads(path.join(config.dataDir, 'uploads'), randomIds);
    const take = async (memoryMegabytes: number | undefined) => {
      const errors: unknown[] = [];
      const log = { error: (error: unknown) => errors.push(error) };
      const works = openThreadWorks(config, { url }, log, memoryMegabytes);
      const deps = { ...services, uploads, works, runner: createJobRunner(services, app.log) };
      const file = path.join(newDirectory(), 'notes.zip');
      await writeFile(file, await many(1_000));
      const job = await startImport(deps, ada._id, { file, name: 'notes.zip', preview: false });
      const ended = await untilEnded(ada, job._id);
      await deps.runner.close();
      await works.close();
      return { ended, errors };
    };
    const small = await take(12);
    expect(small.ended).toMatchObject({ status: 'failed', error: expect.stringContaining('had to stop') });
    expect(small.errors).toEqual([expect.objectContaining({ code: 'ERR_WORKER_OUT_OF_MEMORY' })]);
    expect(await staged()).toBe(0);
    expect((await take(undefined)).ended).toMatchObject({ status: 'done', error: null });
  });
});
