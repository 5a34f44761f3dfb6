import { systemClock } from '../../core/services.ts';
import { restore } from '../../features/backup/restore/restore.usecases.ts';
import { readConfig } from '../config/config.ts';
import { script } from './run-command.ts';

const USAGE = `Usage: pnpm restore file.zip
Stop the server first. The present data is kept aside, never deleted.`;

await script(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  console.log(await restore(readConfig(process.env), file, systemClock()));
});
