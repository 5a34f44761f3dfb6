import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { main } from './run-command.ts';

const USAGE = `Usage: pnpm backup file.zip
Works while the server runs and while it does not. With BACKUP_PASSPHRASE the file is encrypted (age).`;

await main(() => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  // The running server may have no passphrase, or another one.
  const { passphrase } = readConfig(process.env).backup;
  return { name: 'backup', args: { file: path.resolve(file), ...(passphrase ? { passphrase } : {}) } };
});
