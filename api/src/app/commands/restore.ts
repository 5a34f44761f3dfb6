import path from 'node:path';
import { systemClock } from '../../core/services.ts';
import { openArchiveFile, openArchiveIn } from '../../features/backup/backup.reader.ts';
import { restore } from '../../features/backup/restore/restore.usecases.ts';
import { readConfig } from '../config/config.ts';
import { openFileStore } from '../config/open-file-store.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { script } from './run-command.ts';

const USAGE = `Usage: pnpm restore file.zip
       pnpm restore s3://bucket/prefix/my-note-2026-11-28T00-00-00-000Z.zip.age
Stop the server first. The present data is kept aside, never deleted. The passphrase of an encrypted backup is read
from BACKUP_PASSPHRASE, or asked for.`;

await script(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env);
  const passphrase = config.backup.passphrase ?? (await askPassphrase(file));
  const files = config.attachmentsS3 && openFileStore(config);
  const archive = file.startsWith('s3://')
    ? openArchiveIn(config.backup.placeAt, file, passphrase)
    : openArchiveFile(path.resolve(file), passphrase);
  console.log(await restore({ ...config, files }, archive, systemClock()));
});
