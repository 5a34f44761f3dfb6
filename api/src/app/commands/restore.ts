import { type CommandLine, DATA_SETTINGS, demandWords } from '../../core/commands/command-line.ts';
import { keepReleases } from './keep-releases.ts';

/** `my-note restore` */
export const restore: CommandLine = {
  name: 'restore',
  purpose: 'replaces the data by that of a backup; stop My Note first',
  usage: [['restore <file.zip>']],
  examples: ['restore monday.zip', 'restore /backups/monday.zip'],
  settings: DATA_SETTINGS,
  notes: 'The present data is kept aside, never deleted.',
  async run(typed) {
    const [file = ''] = demandWords(typed, 1, 1, 'The file of the backup');
    // Loaded when it is used, so that a start does not wait for it.
    const [{ readConfig }, { restore: restoreFile }] = await Promise.all([
      import('../config/config.ts'),
      import('../../features/backup/restore/restore.usecases.ts'),
    ]);
    const config = readConfig(process.env);
    console.log(await restoreFile(config, file, new Date()));
    keepReleases(config.dataDir);
  },
};
