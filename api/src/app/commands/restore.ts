import path from 'node:path';
import { type CommandLine, DATA_SETTINGS, demandWords } from '../../core/commands/command-line.ts';
import { systemClock } from '../../core/services.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { keepReleases } from './keep-releases.ts';

/** `my-note restore` */
export const restore: CommandLine = {
  name: 'restore',
  purpose: 'replaces the data by that of a backup; stop My Note first',
  usage: [['restore <file.zip>'], ['restore s3://<bucket>/<name>', 'a backup that the schedule wrote to S3']],
  examples: ['restore monday.zip', 'restore s3://backups/notes/my-note-2026-11-28T00-00-00-000Z.zip.age'],
  settings: {
    ...DATA_SETTINGS,
    BACKUP_PASSPHRASE: 'of an encrypted backup; without it a terminal asks for the passphrase',
  },
  notes: 'The whole backup is checked first. The present data is kept aside, never deleted.',
  async run(typed) {
    const [file = ''] = demandWords(typed, 1, 1, 'The file of the backup');
    // Loaded when it is used, so that a start does not wait for it.
    const [{ readConfig }, { openFileStore }, reader, { restore: restoreData }] = await Promise.all([
      import('../config/config.ts'),
      import('../config/open-file-store.ts'),
      import('../../features/backup/backup.reader.ts'),
      import('../../features/backup/restore/restore.usecases.ts'),
    ]);
    const config = readConfig(process.env);
    const passphrase = config.backup.passphrase ?? (() => askPassphrase());
    const files = config.attachmentsS3 && openFileStore(config);
    const archive = file.startsWith('s3://')
      ? reader.openArchiveIn(config.backup.placeAt, file, passphrase)
      : reader.openArchiveFile(path.resolve(file), passphrase);
    console.log(await restoreData({ ...config, files }, archive, systemClock()));
    keepReleases(config.dataDir);
  },
};
