import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for the passphrase of an encrypted backup without showing it; undefined where nobody can be asked. */
export async function askPassphrase(file: string): Promise<string | undefined> {
  if (!file.endsWith('.age') || !process.stdin.isTTY) return undefined;
  process.stderr.write('Passphrase of the backup: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
