import type { CommandLine } from '../../core/commands/command-line.ts';
import { sitePlace } from './site-place.ts';

/** `my-note remote` */
export const remote: CommandLine = {
  name: 'remote',
  purpose: 'publishes remotes, and changes which of their versions are live',
  usage: [],
  examples: [],
  settings: {},
  run: async () => undefined,
  async read(args) {
    const { runInPackage } = await import('@my-note/release/command');
    await runInPackage(args, process.env.REMOTE_STORE || sitePlace(process.env));
  },
};
