import path from 'node:path';
import { type Say, sendCommand } from '../../core/database/directory/control-channel.ts';
import { createUploads } from '../../core/files/uploads.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../config/open-database.ts';
import { openServices } from '../config/open-services.ts';
import { createWorks } from '../works/works.ts';
import { type CommandName, createCommands } from './commands.ts';

/**
 * Runs a command of the operator: in the server that holds the embedded database, or in this process when no
 * server runs or the database is a PostgreSQL, which several processes may open.
 */
async function runCommand(config: Config, name: CommandName, args: unknown, say: Say) {
  if (!config.databaseUrl && (await sendCommand(config.dataDir, name, args, say))) return;
  const database = await openDatabase(config);
  try {
    const services = openServices(config, database);
    const uploads = createUploads(path.join(config.dataDir, 'uploads'), services.ids);
    const works = createWorks({ ...services, ...database, uploads });
    await createCommands(services, { ...config, works })[name](args, say);
  } finally {
    await database.close();
  }
}

type Understood = {
  name: CommandName;
  args: unknown;
  /** Collects the output instead of printing it, and returns what to print at the end. */
  collect?: { say: Say; finish: () => Promise<string> };
};

const print: Say = (line) => console.log(printable(typeof line === 'string' ? line : JSON.stringify(line)));

/** The main function of a command's script: parse the arguments, run, and print the output. */
export const main = (understand: () => Understood) =>
  script(async () => {
    const { name, args, collect } = understand();
    await runCommand(readConfig(process.env), name, args, collect?.say ?? print);
    if (collect) print(await collect.finish());
  });

/** A failure prints a message and sets an exit code, without a stack. */
export async function script(work: () => Promise<void>) {
  // Only the owner may read a backup or a restored database.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Text that users wrote must not send control sequences to the operator's terminal. */
const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '');
