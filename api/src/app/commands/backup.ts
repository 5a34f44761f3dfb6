import path from 'node:path';
import { type CommandLine, DATA_SETTINGS, demandWords } from '../../core/commands/command-line.ts';
import { runCommand } from './run-later.ts';

/** `my-note backup` */
export const backup: CommandLine = {
  name: 'backup',
  purpose: 'writes everything to one file, while My Note runs and while it does not',
  usage: [['backup <file.zip>']],
  examples: ['backup monday.zip'],
  settings: DATA_SETTINGS,
  async run(typed) {
    const [file = ''] = demandWords(typed, 1, 1, 'The file to write');
    await runCommand('backup', { file: path.resolve(file) });
  },
};
