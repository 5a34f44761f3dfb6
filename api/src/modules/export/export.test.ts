import { once } from 'node:events';
import http from 'node:http';
import { paths } from '@my-note/shared-kit/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportZip, importZip, readJob, zipOf } from '../../testing/archives.ts';
import { attach, PNG } from '../../testing/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const { app, newUser, services } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

describe('An export', () => {
  it('says in its job how far it is', async () => {
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

  it('ends when nobody reads it any more', async () => {
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
    const [answer] = await once(request, 'response');
    const id = String(answer.headers['job-id']);
    await once(answer, 'readable');
    expect((await readJob(ada, id)).status).toBe('running');
    request.destroy();
    await expect.poll(async () => (await readJob(ada, id)).status, PATIENT).toBe('cancelled');
  });

  it('leaves out a file that the store has lost, and goes on', async () => {
    const { _id, url } = await attach(app(), ada, 'a.png', PNG);
    await ada.note('Plan', null, `![](${url})`);
    await services().files.remove(_id);
    const { files } = await exportZip(app(), ada);
    expect(Object.keys(files).sort()).toEqual(['my-note.yaml', 'plan.md']);
  });
});
