import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notificationPageSchema, paths } from '@my-note/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimBackup, readBackupState } from '../../features/backup/state/backup-state.repository.ts';
import { useReplicas } from '../../testing/processes/replicas.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { signUp, type TestUser } from '../../testing/test-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ROUNDS = 5;
const folder = path.join(useTemporaryDirectories()(), 'backups');
let ahead = 0;
const replicas = useReplicas(() => new Date(Date.now() + ahead), {
  BACKUP_EVERY: '24h',
  BACKUP_KEEP: '20',
  BACKUP_TO: folder,
  BACKUP_PASSPHRASE: 'green garden seven stones',
});
const lookOnBoth = async () => (await Promise.all(replicas().map(({ app }) => app.backups?.look()))).sort();
const files = () => readdirSync(folder);
let ada: TestUser;

describe('Two replicas on one PostgreSQL', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    ada = await signUp(replicas()[0].app);
    // The start of each has looked for a backup that is due, or is looking.
    await lookOnBoth();
  });

  it('make one backup between them at their start, and one each time that it is due', async () => {
    expect(files()).toHaveLength(1);
    for (let round = 1; round <= ROUNDS; round += 1) {
      ahead += 24 * HOUR;
      expect(await lookOnBoth()).toEqual([false, true]);
      expect(await lookOnBoth()).toEqual([false, false]);
      expect(files()).toHaveLength(1 + round);
    }
  });

  it('take over from one that ended while it made a backup, but not before its claim has run out', async () => {
    const [here, there] = replicas();
    ahead += 24 * HOUR;
    const now = new Date(Date.now() + ahead);
    // What a replica writes before it begins.
    expect(await claimBackup(here.database.db, now, new Date(now.getTime() + 10 * MINUTE))).toBe(true);
    expect(await there.app.backups?.look()).toBe(false);
    ahead += 9 * MINUTE;
    expect(await lookOnBoth()).toEqual([false, false]);
    ahead += 2 * MINUTE;
    const before = files().length;
    expect(await lookOnBoth()).toEqual([false, true]);
    expect(files()).toHaveLength(before + 1);
  });

  it('try a failed one again on one of them, and the operator hears of it once', async () => {
    renameSync(folder, `${folder}.aside`);
    writeFileSync(folder, 'a file where a folder was');
    for (const wait of [24 * HOUR, HOUR]) {
      ahead += wait;
      expect(await lookOnBoth()).toEqual([false, true]);
    }
    expect((await readBackupState(replicas()[1].database.db))?.failure).toContain('is a file where a folder');
    const { data } = notificationPageSchema.parse((await ada.call('GET', paths.notifications)).body);
    expect(data.filter(({ title }) => title === 'The backup failed')).toHaveLength(1);
    rmSync(folder);
    renameSync(`${folder}.aside`, folder);
    ahead += HOUR;
    expect(await lookOnBoth()).toEqual([false, true]);
    expect((await readBackupState(replicas()[0].database.db))?.failingSince).toBeNull();
  });
});
