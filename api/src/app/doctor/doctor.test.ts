import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startS3 } from '@my-note/release/testing/s3-service';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { runScript } from '../../testing/processes/script-process.ts';
import { startIdentityProvider } from '../../testing/sign-in/identity-provider.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { compareClocks } from './clock.ts';
import { checkNode } from './node.ts';
import { runChecks } from './run-checks.ts';

const newDirectory = useTemporaryDirectories();
const SITE = 'http://localhost:3000';
const CLOSED = '127.0.0.1:9';
const PASSPHRASE = 'a long enough passphrase';

/** The findings of one check, as their state and text. */
async function findingsOf(check: string, environment: Record<string, string>) {
  const found = await runChecks({ DATA_DIR: path.join(newDirectory(), 'data'), ...environment });
  return found.filter((one) => one.check === check).map(({ state, text }) => `${state}: ${text}`);
}

describe('my-note doctor', () => {
  it('names each wrong setting, and says no more then', async () => {
    const found = await runChecks({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(found.map(({ check, state, text }) => `${check} ${state}: ${text}`)).toEqual([
      'settings failed: PORT: expected a port number',
      'settings failed: LOG_LEVEL: expected fatal, error, warn, info, debug or silent',
      'settings warning: All other checks need usable settings',
      expect.stringContaining('node '),
    ]);
    expect(await findingsOf('settings', { TRUST_PROX: '1' })).toContain(
      'failed: TRUST_PROX: there is no such variable. Did you mean TRUST_PROXY?',
    );
  });

  it('knows which versions of Node.js get fixes', () => {
    const now = new Date('2026-11-28');
    expect(checkNode('24.21.0', now).state).toBe('ok');
    expect(checkNode('20.20.2', now).text).toContain('gets no fixes since 2026-04-30. Use Node.js 24');
    expect(checkNode('25.1.0', now).state).toBe('warning');
  });

  it('finds a data directory that others may read, and one that is a file', async () => {
    const open = newDirectory();
    mkdirSync(path.join(open, 'attachments'));
    chmodSync(open, 0o700);
    chmodSync(path.join(open, 'attachments'), 0o755);
    expect(await findingsOf('data directory', { DATA_DIR: open })).toEqual([
      expect.stringMatching(/^warning: 1 of the files and folders in .* are open to other accounts/),
    ]);
    const file = path.join(newDirectory(), 'data');
    writeFileSync(file, '');
    expect(await findingsOf('data directory', { DATA_DIR: file })).toEqual([
      expect.stringContaining('is a file where a directory is needed'),
    ]);
  });

  it('finds a mirror that cannot be written or committed', async () => {
    const mirror = (MIRROR_DIR: string, more: Record<string, string> = {}) =>
      findingsOf('mirror', { MIRROR_DIR, ...more });
    expect(await findingsOf('mirror', {})).toEqual([]);
    const folder = newDirectory();
    const later = path.join(folder, 'notes/files');
    expect(await mirror(later)).toEqual([`ok: ${later} is made once there are notes to write`]);
    expect(await mirror(folder)).toEqual([`ok: ${folder} can be written`]);

    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    for (const inFile of [file, path.join(file, 'notes')])
      expect(await mirror(inFile)).toEqual([
        `failed: ${file} is a file where a directory is needed. Move it away, or set MIRROR_DIR`,
      ]);

    expect(await mirror(folder, { MIRROR_GIT: 'on' })).toEqual([
      `ok: ${folder} can be written, with commits`,
    ]);
    mkdirSync(path.join(folder, '.git'));
    expect(await mirror(folder, { MIRROR_GIT: 'on' })).toEqual([
      expect.stringMatching(/^failed: git does not work in .* \(fatal: not a git repository.*chown -R/),
    ]);
  });

  it('finds a mirror that a link leads into the data directory', async () => {
    const DATA_DIR = newDirectory();
    const link = path.join(newDirectory(), 'link');
    symlinkSync(DATA_DIR, link);
    for (const MIRROR_DIR of [link, path.join(link, 'notes')])
      expect(await findingsOf('mirror', { DATA_DIR, MIRROR_DIR })).toEqual([
        expect.stringMatching(/^failed: .* leads to .*: neither may be in the other\. Set MIRROR_DIR$/),
      ]);
  });

  it.skipIf(process.getuid?.() === 0)('finds a mirror of another account', async () => {
    const folder = newDirectory();
    chmodSync(folder, 0o500);
    expect(await findingsOf('mirror', { MIRROR_DIR: folder })).toEqual([
      expect.stringContaining('failed: This account may not write to'),
    ]);
  });

  it('finds a full disk, and files of another PostgreSQL', async () => {
    expect(await findingsOf('disk', { DISK_RESERVE_MB: '900000000' })).toEqual([
      expect.stringMatching(/^failed: .* MB are free .* Make room$/),
    ]);
    const DATA_DIR = newDirectory();
    mkdirSync(path.join(DATA_DIR, 'postgres'));
    writeFileSync(path.join(DATA_DIR, 'postgres/PG_VERSION'), '17\n');
    expect(await findingsOf('database', { DATA_DIR })).toEqual([
      expect.stringMatching(/^failed: The database in .* is of PostgreSQL 17/),
    ]);
    expect(await findingsOf('database', { DATABASE_URL: `postgres://ada:secret@${CLOSED}/notes` })).toEqual([
      expect.stringMatching(/^failed: The database at postgres:\/\/ada@127.0.0.1:9\/notes cannot be reached/),
    ]);
  });

  it('writes, reads, and removes an object of a bucket', async () => {
    const s3 = await startS3('notes');
    onTestFinished(() => s3.stop());
    const bucket = (name: string) => ({
      ATTACHMENTS_S3_ENDPOINT: s3.endpoint,
      ATTACHMENTS_S3_BUCKET: name,
      ATTACHMENTS_S3_ACCESS_KEY: 'S3RVER',
      ATTACHMENTS_S3_SECRET_KEY: 'S3RVER',
    });
    expect(await findingsOf('attachments', bucket('notes'))).toEqual([
      'ok: An object was written to the bucket notes, read, and removed',
    ]);
    expect(await findingsOf('attachments', bucket('others'))).toEqual([
      expect.stringMatching(
        /^failed: An object in the bucket others could not be written .* Check the variables/,
      ),
    ]);
  });

  it('writes an object where backups are kept in a bucket, and leaves nothing there', async () => {
    const s3 = await startS3('notes');
    onTestFinished(() => s3.stop());
    const to = (BACKUP_TO: string) => ({
      BACKUP_TO,
      BACKUP_PASSPHRASE: PASSPHRASE,
      ATTACHMENTS_S3_ENDPOINT: s3.endpoint,
      ATTACHMENTS_S3_BUCKET: 'notes',
      ATTACHMENTS_S3_ACCESS_KEY: 'S3RVER',
      ATTACHMENTS_S3_SECRET_KEY: 'S3RVER',
    });
    // Twice, so that what the first left would be seen.
    for (let turn = 0; turn < 2; turn += 1)
      expect(await findingsOf('backups', to('s3://notes/daily'))).toEqual([
        'ok: s3://notes/daily can be written, and has no backup yet',
      ]);
    expect(await findingsOf('backups', to('s3://others'))).toEqual([
      expect.stringMatching(/^failed: Backups cannot be kept in s3:\/\/others \(.*\)\. Check BACKUP_TO/),
    ]);
  });

  it('finds a folder of backups that is a file, and names the newest backup of a good one', async () => {
    expect(await findingsOf('backups', {})).toEqual([]);
    const folder = newDirectory();
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(await findingsOf('backups', { BACKUP_TO: file, BACKUP_PASSPHRASE: PASSPHRASE })).toEqual([
      expect.stringContaining(`failed: ${file} is a file where a directory is needed`),
    ]);
    const good = path.join(folder, 'backups');
    expect(await findingsOf('backups', { BACKUP_TO: good, BACKUP_PASSPHRASE: PASSPHRASE })).toEqual([
      `ok: ${good} can be written, and has no backup yet`,
    ]);
    mkdirSync(good);
    const [older, newer] = [
      'my-note-2026-11-27T00-00-00-000Z.zip.age',
      'my-note-2026-11-28T00-00-00-000Z.zip.age',
    ];
    for (const name of [newer, older]) writeFileSync(path.join(good, name), '');
    expect(await findingsOf('backups', { BACKUP_TO: good, BACKUP_PASSPHRASE: PASSPHRASE })).toEqual([
      `ok: ${good} can be written; the newest backup is ${newer}`,
    ]);
  });

  it('greets the mail server, and sends nothing', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const mail = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'notes@example.org', PUBLIC_URL: SITE });
    expect(await findingsOf('mail', mail(server.url))).toEqual([
      expect.stringMatching(/^ok: .* none was sent$/),
    ]);
    expect(server.messages).toEqual([]);
    expect(await findingsOf('mail', mail(`smtp://${CLOSED}`))).toEqual([
      expect.stringMatching(/^failed: 127.0.0.1:9 does not let My Note in .* Check SMTP_URL$/),
    ]);
    const signedIn = mail(server.url.replace('//', '//ada:wrong@'));
    expect(await findingsOf('mail', signedIn)).toEqual([expect.stringMatching(/^failed: /)]);
  });

  it('asks the identity provider who it is', async () => {
    const provider = await startIdentityProvider(SITE);
    onTestFinished(() => provider.stop());
    const environment = { IDENTITY: 'oidc', ...provider.environment };
    expect(await findingsOf('single sign-on', environment)).toEqual([
      'ok: The provider of OIDC_ISSUER is there, under that name',
    ]);
    const other = { ...environment, OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') };
    expect(await findingsOf('single sign-on', other)).toEqual([
      expect.stringContaining('failed: The provider calls itself otherwise than OIDC_ISSUER'),
    ]);
    provider.setDown(true);
    expect(await findingsOf('single sign-on', environment)).toEqual([
      expect.stringContaining('failed: The provider of OIDC_ISSUER does not answer as one'),
    ]);
  });

  it('compares clocks', () => {
    const when = { asked: 100_000, answered: 100_500 };
    expect(compareClocks('It', 100_200, when).state).toBe('ok');
    expect(compareClocks('It', 90_000, when).text).toContain('It is 10 s apart');
    expect(compareClocks('It', 160_500, when).state).toBe('failed');
  });

  it('prints a line each, or JSON, and has an exit code', { timeout: 60_000 }, async () => {
    const DATA_DIR = path.join(newDirectory(), 'data');
    const good = await runScript('doctor', ['--json'], { DATA_DIR });
    expect([good.code, JSON.parse(good.output)]).toEqual([
      0,
      {
        ok: true,
        findings: expect.arrayContaining([expect.objectContaining({ check: 'database', state: 'ok' })]),
      },
    ]);
    const bad = await runScript('doctor', [], { DATA_DIR, PORT: 'http' });
    expect([bad.code, bad.output]).toEqual([1, expect.stringMatching(/^failed +settings +PORT: expected/)]);
    const wrong = await runScript('doctor', ['--jsn'], { DATA_DIR });
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('Did you mean --json?')]);
  });
});
