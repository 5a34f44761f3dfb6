import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notificationPageSchema, paths } from '@my-note/contract';
import { LANGUAGE_PATH } from '@my-note/contract/language';
import { BACKUPS_PATH, backupsSchema } from '@my-note/contract/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { openArchiveFile } from '../../features/backup/backup.reader.ts';
import { attach, PNG } from '../../testing/files/files.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { readConfig } from '../config/config.ts';

const HOUR = 3_600_000;
const newDirectory = useTemporaryDirectories();
const folder = path.join(newDirectory(), 'backups');
const passphrase = 'green garden seven stones';
const { backup } = readConfig({
  BACKUP_EVERY: '24h',
  BACKUP_KEEP: '2',
  BACKUP_TO: folder,
  BACKUP_PASSPHRASE: passphrase,
});
const { app, advance, newUser, dataDir } = useApp({ backup });
const look = () => app().backups?.look();
const files = () => readdirSync(folder).sort();
const people: { ada?: TestUser } = {};
const operator = () => {
  if (!people.ada) throw new Error('Nobody has signed up');
  return people.ada;
};
const state = async () => backupsSchema.parse((await operator().call('GET', BACKUPS_PATH)).body);
const metric = async (name: string) => {
  const { body } = await app().inject({ url: '/api/metrics' });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]);
};
const messages = async (wanted = 'The backup failed') =>
  notificationPageSchema
    .parse((await operator().call('GET', paths.notifications)).body)
    .data.filter(({ title }) => title === wanted);

// Each backup is encrypted and read back, which takes seconds where the machine is busy.
describe('Scheduled backups', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    people.ada = await newUser();
    await operator().note('Plan', null, 'Text');
    // The start has made the first one, or is making it.
    await look();
  });

  it('are made when they are due, one at a time, encrypted and whole', async () => {
    expect(files()).toEqual([expect.stringMatching(/^my-note-\d{4}-\d\d-\d\dT[\d-]+Z\.zip\.age$/)]);
    const archive = await openArchiveFile(path.join(folder, files()[0] ?? ''), passphrase);
    await archive.verify().finally(archive.close);
    expect(await look()).toBe(false);
    advance(23 * HOUR);
    expect(await look()).toBe(false);
    advance(HOUR);
    // As two replicas would.
    expect((await Promise.all([look(), look()])).sort()).toEqual([false, true]);
    expect(files()).toHaveLength(2);
  });

  it('keep their time of the day, when a look comes late', async () => {
    advance(24 * HOUR + 30_000);
    expect(await look()).toBe(true);
    advance(24 * HOUR - 90_000);
    expect(await look()).toBe(false);
    advance(60_000);
    expect(await look()).toBe(true);
  });

  it('are removed when enough newer ones are there, and nothing else is', async () => {
    const [oldest = ''] = files();
    const mine = 'my-note-holiday.zip';
    writeFileSync(path.join(folder, mine), 'mine');
    writeFileSync(path.join(folder, `${oldest.replace('T', 'T0')}.part`), 'of somebody else');
    writeFileSync(path.join(folder, 'my-note-2020-01-01T00-00-00-000Z.zip.age.part'), 'left by a kill');
    advance(24 * HOUR);
    expect(await look()).toBe(true);
    expect(files()).not.toContain(oldest);
    expect(files().filter((name) => name.endsWith('.age'))).toHaveLength(2);
    expect(files()).toContain(mine);
    expect(files()).not.toContain('my-note-2020-01-01T00-00-00-000Z.zip.age.part');
  });

  it('are reported to the operator, to monitoring, and to nobody else', async () => {
    const { lastGood, ...rest } = await state();
    expect(rest).toMatchObject({ everyMs: 24 * HOUR, keep: 2, place: folder, failing: null });
    expect(lastGood).toMatchObject({ name: files().at(-2), rows: expect.any(Number) });
    expect(await metric('backup_last_good_timestamp_seconds')).toBe(Date.parse(lastGood?.at ?? '') / 1000);
    expect(await metric('backup_last_good_bytes')).toBe(lastGood?.bytes);
    expect(await metric('backup_failing')).toBe(0);
    const ready = await app().inject({ url: `/api${paths.ready}` });
    expect(ready.json()).toEqual({
      status: 'ok',
      backup: { lastGoodAt: lastGood?.at, failing: false },
    });
    const bob = await newUser();
    expect((await bob.call('GET', BACKUPS_PATH)).status).toBe(403);
  });

  it('that fail are tried again soon, and the operator hears of it once', async () => {
    renameSync(folder, `${folder}.aside`);
    writeFileSync(folder, 'a file where a folder was');
    advance(24 * HOUR);
    expect(await look()).toBe(true);
    expect((await state()).failing).toMatchObject({
      reason: `${folder} is a file where a folder is needed. Move it away, or choose another folder`,
    });
    advance(HOUR);
    expect(await look()).toBe(true);
    expect(await metric('backup_failing')).toBe(1);
    expect(await messages()).toEqual([
      expect.objectContaining({ description: expect.stringMatching(/The last good one is of \d{4}-/) }),
    ]);

    rmSync(folder);
    renameSync(`${folder}.aside`, folder);
    advance(HOUR);
    expect(await look()).toBe(true);
    expect((await state()).failing).toBeNull();
    // Another run of failures is another message.
    renameSync(folder, `${folder}.aside`);
    writeFileSync(folder, 'a file again');
    await operator().call('PUT', LANGUAGE_PATH, { language: 'de' });
    advance(24 * HOUR);
    await look();
    expect(await messages('Das Backup ist fehlgeschlagen')).toEqual([
      expect.objectContaining({
        description: expect.stringMatching(/Das letzte gute ist von \d{4}-.* UTC\. Es wird/),
      }),
    ]);
    expect(await messages()).toHaveLength(1);
    rmSync(folder);
    mkdirSync(folder);
  });

  it('without attachments that notes have are failures, and older ones are kept', async () => {
    await operator().renew();
    await attach(app(), operator(), 'a.png', PNG);
    advance(24 * HOUR);
    await look();
    const { lastGood, failing } = await state();
    expect(failing).toBeNull();
    const [whole = ''] = files();
    const attachments = path.join(dataDir, 'attachments');
    renameSync(attachments, `${attachments}.aside`);
    for (let n = 1; n <= 3; n += 1) {
      advance(24 * HOUR);
      expect(await look()).toBe(true);
    }
    await operator().renew();
    const without = await state();
    expect(without.lastGood).toEqual(lastGood);
    expect(without.failing).toMatchObject({
      reason: expect.stringMatching(/^It was made, but 1 attachments of notes are not in it\./),
    });
    expect(files()).toHaveLength(4);
    expect(files()).toContain(whole);

    renameSync(`${attachments}.aside`, attachments);
    advance(24 * HOUR);
    await look();
    await operator().renew();
    expect((await state()).failing).toBeNull();
    expect(files()).toHaveLength(2);
  });
});
