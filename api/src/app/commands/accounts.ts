import { unknownWord } from '@my-note/tooling/nearest';
import {
  type CommandLine,
  DATA_SETTINGS,
  demandWords,
  optionText,
  UsageError,
} from '../../core/commands/command-line.ts';
import { runCommand } from './run-later.ts';

/** Commands about one account, by the word on the command line. */
const ONE = {
  show: 'show-account',
  'reset-password': 'reset-password',
  delete: 'delete-account',
  disable: 'disable-account',
  enable: 'enable-account',
  'make-operator': 'make-operator',
  'end-two-step': 'end-two-step',
} as const;
const isOne = (word: string): word is keyof typeof ONE => Object.hasOwn(ONE, word);
const WORDS = ['list', 'link', ...Object.keys(ONE)];

/** `my-note accounts` */
export const accounts: CommandLine = {
  name: 'accounts',
  purpose: 'lists accounts and changes them, while My Note runs and while it does not',
  usage: [
    ['accounts list ["words"]', 'everybody, or whose name or address contains the words'],
    ['accounts show <address>', 'figures and sessions of one account, never its notes'],
    ['accounts reset-password <address>', 'prints a one-time link for a new password'],
    ['accounts delete <address>', 'in 7 days; signing in takes it back'],
    ['accounts disable <address>', 'signs out everywhere and closes shares; nothing is deleted'],
    ['accounts enable <address>', 'takes that back'],
    ['accounts make-operator <address>'],
    ['accounts link <address> --to oidc', 'opens the same notes after a sign-in at the provider'],
    ['accounts end-two-step <address>', 'for a person who has lost the phone and the recovery codes'],
  ],
  options: { to: { value: 'provider', meaning: 'for link: the provider, oidc' } },
  examples: ['accounts list', 'accounts reset-password ada@example.org'],
  settings: { ...DATA_SETTINGS, PUBLIC_URL: 'address of the site, for links' },
  async run(typed) {
    const [action = '', first, ...more] = demandWords(typed, 1, 3, `One of ${WORDS.join(', ')}`);
    const to = optionText(typed, 'to');
    if (more.length > 0) throw new UsageError(`"${more[0]}" is one word too many`);
    if (action === 'list') return runCommand('list-accounts', first ? { search: first } : {});
    if (!isOne(action) && action !== 'link')
      throw new UsageError(
        unknownWord(
          'command',
          `accounts ${action}`,
          WORDS.map((word) => `accounts ${word}`),
        ),
      );
    if (!first) throw new UsageError(`The address of the account is missing`);
    if (isOne(action)) return runCommand(ONE[action], { who: first });
    if (!to) throw new UsageError('link needs --to, the provider: --to oidc');
    return runCommand('link-account', { who: first, to });
  },
};
