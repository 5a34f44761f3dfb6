import path from 'node:path';
import { type Say, sendCommand } from '../../core/database/directory/control-channel.ts';
import { createUploads } from '../../core/files/uploads.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../config/open-database.ts';
import { openServices } from '../config/open-services.ts';
import { createWorks } from '../works/works.ts';
import { type CommandName, createCommands } from './commands.ts';

/** Collects the output of a command instead of printing it, and returns what to print at the end. */
type Collect = { say: Say; finish: () => Promise<string> };

/**
 * Runs a command of the operator, and prints its output: in the server that holds the embedded database, or in this
 * process when no server runs or the database is a PostgreSQL, which several processes may open.
 */
export async function runCommand(name: CommandName, args: unknown, collect?: Collect) {
  await runWhere(readConfig(process.env), name, args, collect?.say ?? print);
  if (collect) print(await collect.finish());
}

async function runWhere(config: Config, name: CommandName, args: unknown, say: Say) {
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

const print: Say = (line) => console.log(printable(typeof line === 'string' ? line : JSON.stringify(line)));

/** Text that users wrote must not send control sequences to the operator's terminal. */
const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '');
