import {
  type CommandLine,
  DATA_SETTINGS,
  demandWords,
  optionText,
  UsageError,
} from '../../core/commands/command-line.ts';
import { runCommand } from './run-later.ts';

/** `my-note notify` */
export const notify: CommandLine = {
  name: 'notify',
  purpose: 'sends a notification to everybody, or to one person',
  usage: [['notify --all "Title" "Text"'], ['notify --to <address> "Title" "Text"']],
  options: {
    all: { meaning: 'to everybody' },
    to: { value: 'address', meaning: 'to one person' },
    href: { value: 'path', meaning: 'the page that the notification opens, like /i/notifications' },
  },
  examples: ['notify --all "Maintenance" "My Note is away on Sunday morning"'],
  settings: { ...DATA_SETTINGS, FEED: 'what carries notifications, with its own settings' },
  async run(typed) {
    const [title, text] = demandWords(typed, 2, 2, 'A title or a text');
    const [to, href] = [optionText(typed, 'to'), optionText(typed, 'href')];
    if ((typed.options.all ?? false) === (to !== undefined))
      throw new UsageError('notify needs either --all or --to, and not both');
    await runCommand('notify', { to: to ?? 'all', title, text, ...(href ? { href } : {}) });
  },
};
