import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../../core/commands/command-line.ts';

const FEWEST_CHARACTERS = 12;

/** Asks in the terminal without showing what is typed; undefined where there is no terminal. */
export async function askPassphrase(question = 'Passphrase of the backup: '): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Ctrl-C and Ctrl-D close it; the question alone would wait without end.
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  process.stderr.write(question);
  try {
    return await lines.question('', { signal: closed.signal });
  } catch {
    throw new Error('No passphrase was given. Nothing was changed');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** The passphrase of a new file whose name ends as those of encrypted ones do; asked twice, as a slip would lock it up. */
export async function askNewPassphrase(file: string): Promise<string | undefined> {
  if (!file.endsWith('.age')) return undefined;
  const passphrase = await askPassphrase(
    `A new passphrase for ${file}, of at least ${FEWEST_CHARACTERS} characters: `,
  );
  if (passphrase === undefined)
    throw new UsageError(
      'A name that ends in .age is for an encrypted backup. Set BACKUP_PASSPHRASE, or run this in a terminal, which asks for it',
    );
  if (passphrase.length < FEWEST_CHARACTERS)
    throw new UsageError(`The passphrase needs at least ${FEWEST_CHARACTERS} characters`);
  if ((await askPassphrase('The same once more: ')) !== passphrase)
    throw new UsageError('The second passphrase is another one. Nothing was written');
  return passphrase;
}
