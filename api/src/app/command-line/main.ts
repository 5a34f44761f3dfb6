import { unknownWord } from '@my-note/tooling/nearest';
import { type CommandLine, UsageError } from '../../core/commands/command-line.ts';
import { PRODUCT_VERSION } from '../../core/version.ts';
import { accounts } from '../commands/accounts.ts';
import { backup } from '../commands/backup.ts';
import { notify } from '../commands/notify.ts';
import { requests } from '../commands/requests.ts';
import { restore } from '../commands/restore.ts';
import { doctor } from '../doctor/doctor.ts';
import { helpOf, overview } from './help.ts';
import { notes } from './notes/notes.ts';
import { readWords } from './read-words.ts';
import { remote } from './remote.ts';
import { shippedSite, sitePlace } from './site-place.ts';
import { start } from './start.ts';

const COMMANDS: CommandLine[] = [start, backup, restore, accounts, notify, requests, remote, notes, doctor];

/** Runs a command line and sets the exit code: 0 done, 1 failed, 2 a wrong command line. */
export async function main(args: string[]): Promise<void> {
  // Only the owner may read a backup, a restored database, or what is published.
  process.umask(0o077);
  // A program that reads only the first lines, like head, closes the output.
  process.stdout.on('error', () => process.exit());
  // Commands and the service mean the same site.
  if (shippedSite()) process.env.SITE_DIR ||= sitePlace(process.env);
  try {
    await run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) console.error('my-note help lists all commands.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function run([first = start.name, ...rest]: string[]): Promise<void> {
  if (first === '--version' || first === '-v') return console.log(PRODUCT_VERSION);
  if (['help', '--help', '-h'].includes(first)) {
    const [name] = rest;
    return name === undefined ? console.log(overview(COMMANDS, PRODUCT_VERSION)) : run([name, '--help']);
  }
  // Options alone are those of a start.
  if (first.startsWith('-')) return run([start.name, first, ...rest]);
  const command = commandOf(first);
  if (command.read) return command.read(rest);
  const { wantsHelp, ...typed } = readWords(command, rest);
  if (wantsHelp) return console.log(helpOf(command));
  await command.run(typed);
}

function commandOf(name: string): CommandLine {
  const found = COMMANDS.find((command) => command.name === name);
  if (found) return found;
  const known = [...COMMANDS.map((command) => command.name), 'help'];
  throw new UsageError(unknownWord('command', name, known));
}
