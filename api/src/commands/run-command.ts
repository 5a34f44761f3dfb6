import { type Config, readConfig } from '../config.ts';
import { type Say, sendCommand } from '../db/control-channel.ts';
import { openDatabase } from '../db/open-database.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { randomIds, systemClock } from '../services.ts';
import { type CommandName, createCommands } from './commands.ts';

/**
 * Runs a command of the operator: in the server that holds the embedded database, or here, where no
 * server runs or the database is a PostgreSQL that takes more than one.
 */
async function runCommand(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'attachmentsS3'>,
  name: CommandName,
  args: unknown,
  say: Say,
) {
  if (!config.databaseUrl && (await sendCommand(config.dataDir, name, args, say))) return;
  const { kind, db, bus, close } = await openDatabase(config);
  try {
    const services = { db, bus, clock: systemClock, ids: randomIds, files: openFileStore(config) };
    await createCommands(services, { ...config, kind })[name](args, say);
  } finally {
    await close();
  }
}

/** What a command's script does: understand its arguments, run, and print what it is told. */
export const main = (understand: () => { name: CommandName; args: unknown }) =>
  script(async () => {
    const { name, args } = understand();
    await runCommand(readConfig(process.env), name, args, (line) =>
      console.log(printable(typeof line === 'string' ? line : JSON.stringify(line))),
    );
  });

/** A failure is a message and an exit code, not a stack. */
export async function script(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** What people wrote must not steer the operator's terminal. */
const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '');
