import path from 'node:path';
import { type CommandLine, DATA_SETTINGS, demandWords } from '../../core/commands/command-line.ts';
import { askNewPassphrase } from './ask-passphrase.ts';
import { runCommand } from './run-later.ts';

/** `my-note backup` */
export const backup: CommandLine = {
  name: 'backup',
  purpose: 'writes everything to one file, while My Note runs and while it does not',
  usage: [['backup <file.zip>']],
  examples: ['backup monday.zip', 'backup monday.zip.age'],
  settings: {
    ...DATA_SETTINGS,
    BACKUP_PASSPHRASE:
      'encrypts the file (age); without it a terminal asks for one where the name ends in .age, and another file can be read by anybody who has it',
  },
  async run(typed) {
    const [file = ''] = demandWords(typed, 1, 1, 'The file to write');
    // The running server may have no passphrase, or another one.
    const { readConfig } = await import('../config/config.ts');
    const passphrase = readConfig(process.env).backup.passphrase ?? (await askNewPassphrase(file));
    await runCommand('backup', { file: path.resolve(file), ...(passphrase ? { passphrase } : {}) });
  },
};
