import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportZip, importZip, readJob, untilEnded, zipOf } from '../../testing/files/archives.ts';
import { attach, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createJobRunner } from '../jobs/job-runner.worker.ts';
import { startExport } from './export.usecases.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const { app, newUser, services } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

describe('An export', () => {
  it('reports its progress in its job', async () => {
    await ada.note('Plan', (await ada.category('Work'))._id);
    const { headers } = await exportZip(app(), ada);
    const id = String(headers['job-id']);
    await expect.poll(async () => (await readJob(ada, id)).status, PATIENT).toBe('done');
    expect(await readJob(ada, id)).toMatchObject({
      kind: 'export',
      done: 2,
      total: 2,
      error: null,
      report: null,
    });
  });

  it('ends when the client disconnects', async () => {
    // Bytes that do not shrink, more than any buffer on the way holds.
    const noise = Buffer.from(
      Uint32Array.from({ length: 300_000 }, (_, n) => (n * 2_654_435_761) ^ (n >> 3)).buffer,
    );
    const text = noise.toString('base64').slice(0, 1_400_000);
    await importZip(
      app(),
      ada,
      await zipOf(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.md`, text]))),
    );
    await app().listen({ port: 0, host: '127.0.0.1' });
    const address = app().server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const headers = { authorization: `Bearer ${ada.accessToken}` };
    const request = http.get({ port, host: '127.0.0.1', path: `/api${paths.export}`, headers });
    const [response] = await once(request, 'response');
    const id = String(response.headers['job-id']);
    await once(response, 'readable');
    expect((await readJob(ada, id)).status).toBe('running');
    request.destroy();
    await expect.poll(async () => (await readJob(ada, id)).status, PATIENT).toBe('cancelled');
  });

  it('that the client stops reading fails after a while with a reason', async () => {
    await ada.note('Plan', null, 'text');
    const log = app().log;
    const runner = createJobRunner(services(), log);
    const deps = { ...services(), runner, works: app().works, log, stallMs: 300 };
    const { job, stream } = await startExport(deps, ada._id, {}, 'http://localhost');
    expect((await readJob(ada, job.id)).status).not.toBe('failed');
    expect(await untilEnded(ada, job.id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('stalled'),
    });
    expect(stream.destroyed).toBe(true);
  });

  it('is refused while two others of the same user run', async () => {
    await ada.note('Plan', null, 'text');
    const log = app().log;
    const deps = { ...services(), runner: createJobRunner(services(), log), works: app().works, log };
    const open = await Promise.allSettled(
      Array.from({ length: 5 }, () => startExport(deps, ada._id, {}, 'http://localhost')),
    );
    const streams = open.flatMap((one) => (one.status === 'fulfilled' ? one.value.stream : []));
    expect(streams.length).toBe(2);
    expect(await ada.call('GET', paths.export)).toMatchObject({
      status: 409,
      body: { code: 'EXPORT_RUNNING', message: expect.stringContaining('2 exports are running') },
    });
    expect((await exportZip(app(), await newUser())).status).toBe(200);
    for (const stream of streams) await buffer(stream);
    await expect.poll(async () => (await exportZip(app(), ada)).status, PATIENT).toBe(200);
  });

  it('of a note older than the zip format keeps its date', async () => {
    const files = { 'old.md': '---\ntitle: Old\nupdated: 1961-05-04\n---\ntext' };
    await importZip(app(), ada, await zipOf(files));
    const exported = await exportZip(app(), ada);
    expect(exported.files['Old.md']).toContain('updated: 1961-05-04T00:00:00.000Z\n');
  });

  it('leaves out a file that is missing in the store, and continues', async () => {
    const { _id, url } = await attach(app(), ada, 'a.png', PNG);
    await ada.note('Plan', null, `![](${url})`);
    await services().files.remove(_id);
    const { files } = await exportZip(app(), ada);
    expect(Object.keys(files).sort()).toEqual(['Plan.md', 'my-note.yaml']);
  });
});
