import path from 'node:path';
import { main } from './run-command.ts';

const USAGE = `Usage: pnpm backup file.zip
Works while the server runs and while it does not.`;

await main(() => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  return { name: 'backup', args: { file: path.resolve(file) } };
});
