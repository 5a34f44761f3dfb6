import { readdirSync } from 'node:fs';
import path from 'node:path';
import { paths, shareSchema } from '@my-note/contract';
import { IDEMPOTENCY_KEY_HEADER } from '@my-note/contract/capture';
import { taskPaths } from '@my-note/contract/tasks';
import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../../core/services.ts';
import { eventually } from '../../../testing/eventually.ts';
import { attach, PNG } from '../../../testing/files/files.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { useApp } from '../../../testing/test-app.ts';
import {
  newEmail,
  PASSWORD,
  signInWith,
  signUp,
  type TestApp,
  type TestUser,
} from '../../../testing/test-user.ts';
import { changePerson } from '../../people/people.usecases.ts';
import { idsOf, insertOtherRows } from '../testing/other-rows.ts';
import { cancelDeletion, purgeDueAccounts, scheduleDeletion } from './deletion.usecases.ts';

const DAY = 24 * 60 * 60_000;
/** Tables whose rows belong to nobody: keys of the service, counts under hashes that end, counts of remotes, what
 * became of backups, versions, and what all share. */
const SHARED = [
  'service_keys',
  'tries',
  'identity_verifications',
  'invitations',
  'oidc_sign_ins',
  'telemetry',
  'backup_state',
  'product_versions',
  // The worker empties it at once.
  'webhook_events',
];

const newDirectory = useTemporaryDirectories();
const bucket = newDirectory();
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: bucket,
  configureBuckets: [{ name: 'notes', configs: [] }],
});
const { port } = await s3.run();
afterAll(() => s3.close());

/** Everything that a person can leave in the database and in the store of files. */
async function fill(app: TestApp, services: Services, user: TestUser) {
  const category = await user.category('Garden');
  const note = await user.note('Secret plan', category._id);
  const picture = await attach(app, user, 'plan.png', PNG);
  await user.change(note._id, { content: `![](${picture.url}) of the garden`, title: 'Better plan' });
  await attach(app, user, 'unused.txt', 'A file that no note names');
  const share = shareSchema.parse((await user.call('PUT', paths.share(note._id))).body);
  await user.call('POST', paths.notes, { title: 'Sent once' }, { [IDEMPOTENCY_KEY_HEADER]: 'a' });
  await user.call('POST', paths.tokens, { name: 'script', scope: 'read', expires: null });
  await user.call('PUT', paths.configs, { key: 'dashboardTab', value: 'pinned' });
  await user.call('POST', paths.searchHistory, { keyword: 'garden' });
  await user.call('POST', taskPaths.feed);
  await user.call('PUT', taskPaths.reminders, { on: true });
  await user.call('POST', paths.requests, { type: 'issue', title: 'Broken', description: 'It is broken' });
  await user.moveToTrash((await user.note('Old plan'))._id);
  const exported = await app.inject({
    url: `/api${paths.export}`,
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  expect(exported.statusCode).toBe(200);
  await insertOtherRows(services, user._id, note._id);
  return share.href.split('/').slice(-2)[0] ?? '';
}

/** How many rows of each table name one of the words. */
async function countRows({ db }: Services, words: string[]) {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const like = sql.join(
    words.map((word) => sql`${`%${word}%`}`),
    sql`, `,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db
      .select({ found: sql<number>`count(*)::int` })
      .from(sql`${sql.identifier(name)} as one`)
      .where(sql`one::text ilike any(array[${like}])`);
    counts[name] = row?.found ?? 0;
  }
  return counts;
}

const filled = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, found]) => found > 0)
    .map(([table]) => table);

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

const stores = {
  'a directory': () => ({
    config: {},
    files: (dataDir: string) => filesIn(path.join(dataDir, 'attachments')),
  }),
  S3: () => ({
    config: {
      attachmentsS3: {
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'notes',
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      },
    },
    files: () => filesIn(bucket),
  }),
};

describe.each(Object.entries(stores))('A deleted account with files in %s', (_name, store) => {
  const { config, files } = store();
  const { app, services, advance, dataDir, newUser } = useApp(config);
  const purge = () => purgeDueAccounts({ ...services(), log: app().log });

  it('leaves no row in any table and no file', async () => {
    const bob = await newUser();
    await bob.note('Garden of Bob');
    const kept = await attach(app(), bob, 'bob.png', PNG);
    const ada = await signUp(app());
    await fill(app(), services(), ada);
    const words = [ada.email, ...(await idsOf(services(), ada._id))];

    await eventually(async () => ((await countRows(services(), words)).item_search ?? 0) > 0);
    const before = await countRows(services(), words);
    expect(
      Object.keys(before)
        .filter((table) => !SHARED.includes(table))
        .sort(),
    ).toEqual(filled(before).sort());
    expect(files(dataDir).length).toBeGreaterThan(1);

    await scheduleDeletion(services(), ada._id);
    advance(7 * DAY - 1000);
    await purge();
    expect(filled(await countRows(services(), words)).length).toBeGreaterThan(10);
    advance(2000);
    await purge();
    expect(filled(await countRows(services(), words))).toEqual([]);
    expect(files(dataDir).filter((name) => !name.includes(kept._id))).toEqual([]);
    expect((await bob.list()).map(({ title }) => title)).toContain('Garden of Bob');
  });
});

describe('A planned deletion', () => {
  const { app, services, newUser, advance } = useApp();
  beforeAll(async () => {
    // Somebody else is the operator of the site.
    await newUser();
  });

  it('signs out everywhere, and closes shares and tokens at once', async () => {
    const ada = await signUp(app());
    const note = await ada.note('Plan');
    const { href } = shareSchema.parse((await ada.call('PUT', paths.share(note._id))).body);
    const open = () => app().inject({ url: `/api${paths.shared(href.split('/').at(-2) ?? '')}` });
    expect((await open()).statusCode).toBe(200);
    await scheduleDeletion(services(), ada._id);
    expect((await open()).statusCode).toBe(404);
    await eventually(async () => (await ada.call('GET', paths.notes)).status === 401);
  });

  it('is taken back by signing in, with everything as it was', async () => {
    const email = newEmail();
    const ada = await newUser(email);
    const note = await ada.note('Plan');
    await scheduleDeletion(services(), ada._id);
    advance(6 * DAY);
    const again = await signInWith(app(), { provider: 'firebase', token: email });
    expect(again._id).toBe(ada._id);
    advance(2 * DAY);
    await purgeDueAccounts({ ...services(), log: app().log });
    await again.renew();
    expect((await again.list()).map(({ _id }) => _id)).toEqual([note._id]);
    expect((await again.call('GET', paths.activity)).body).toMatchObject({
      data: [{ kind: 'signed-in' }, { kind: 'deletion-canceled' }, { kind: 'deletion-scheduled' }, {}],
    });
    expect((await again.call('GET', paths.notifications)).body).toMatchObject({
      data: [{ title: 'Your account stays' }, {}],
    });
  });

  it('is taken back by the operator, who signs nobody in', async () => {
    const ada = await newUser();
    await scheduleDeletion(services(), ada._id, { actor: 'operator' });
    expect(await cancelDeletion(services(), ada._id, { actor: 'operator' })).toBe(true);
    expect(await cancelDeletion(services(), ada._id)).toBe(false);
    expect(await ada.renew()).toBe(false);
  });

  it('lets the address make a new account when it is over', async () => {
    const email = newEmail();
    const ada = await signUp(app(), email);
    await scheduleDeletion(services(), ada._id);
    advance(8 * DAY);
    await purgeDueAccounts({ ...services(), log: app().log });
    const payload = { email, password: PASSWORD };
    const signIn = await app().inject({ method: 'POST', url: `/api${paths.signIn}`, payload });
    expect(signIn.statusCode).toBe(401);
    expect((await signUp(app(), email))._id).not.toBe(ada._id);
  });
});

describe('The only operator', () => {
  const { services, newUser } = useApp();

  it('cannot be deleted while there are other accounts', async () => {
    const operator = await newUser();
    const bob = await newUser();
    const refused = expect.objectContaining({ code: 'LAST_OPERATOR' });
    await expect(scheduleDeletion(services(), operator._id)).rejects.toEqual(refused);
    await changePerson(services(), bob._id, { disabled: true });
    await expect(scheduleDeletion(services(), operator._id)).rejects.toEqual(refused);
    // One of two who go at the same time stays for the others.
    await newUser();
    await changePerson(services(), bob._id, { disabled: false, role: 'operator' });
    const both = [operator, bob].map(({ _id }) => scheduleDeletion(services(), _id));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
