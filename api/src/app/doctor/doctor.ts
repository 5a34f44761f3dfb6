import type { CommandLine } from '../../core/commands/command-line.ts';

/** `my-note doctor` */
export const doctor: CommandLine = {
  name: 'doctor',
  purpose: 'checks settings',
  usage: [['doctor']],
  examples: ['doctor'],
  settings: {},
  run: async () => undefined,
};
