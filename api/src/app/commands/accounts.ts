import { parseArgs } from 'node:util';
import { main } from './run-command.ts';

const USAGE = `Usage: pnpm accounts list ["words"]              everybody, or whose name or address contains the words
       pnpm accounts show ada@example.org
       pnpm accounts reset-password ada@example.org   prints a one-time link for a new password
       pnpm accounts delete ada@example.org        in 7 days; signing in takes it back
       pnpm accounts disable ada@example.org       signs out everywhere and closes shares; nothing is deleted
       pnpm accounts enable ada@example.org
       pnpm accounts make-operator ada@example.org
       pnpm accounts link ada@example.org --to oidc    opens the same notes after a sign-in at the provider
       pnpm accounts end-two-step ada@example.org  for who has lost the phone and the recovery codes
Works while the server runs and while it does not.`;

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
const isOne = (word: string | undefined): word is keyof typeof ONE =>
  word !== undefined && Object.hasOwn(ONE, word);

await main(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [action, first, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  if (action === 'list') return { name: 'list-accounts', args: first ? { search: first } : {} };
  if (action === 'link' && first && values.to)
    return { name: 'link-account', args: { who: first, to: values.to } };
  if (!isOne(action) || !first) throw new Error(USAGE);
  return { name: ONE[action], args: { who: first } };
});
