import { execFile } from 'node:child_process';
import { lchownSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DatabaseUnavailable } from '../../../database.ts';
import { syncName } from '../sync-folder.ts';
import type { Account } from './account.ts';
import type { Programs } from './programs.ts';

const run = promisify(execFile);

/** The name of the database's only role. The folder of the socket decides who may connect. */
export const ROLE = 'my_note';

/** No setting of the service's environment may change the database. */
export const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/** Throws the reason why the programs do not run here, or why their account cannot reach the data directory. */
export async function assertPrograms({ postgres }: Programs, dataDir: string, account?: Account) {
  const options = { cwd: '/', env: ENVIRONMENT, ...account };
  await run(postgres, ['--version'], options);
  // A directory of root's own is given to the account only when it is used.
  const isOwn = account === undefined || statSync(dataDir).uid === account.uid;
  const reached = path.resolve(isOwn ? dataDir : path.dirname(path.resolve(dataDir)));
  await run('/bin/sh', ['-c', 'cd "$1"', 'sh', reached], options).catch((cause: unknown) => {
    throw new Error(`the account of number ${account?.uid} cannot reach ${dataDir}`, { cause });
  });
}

/**
 * Makes the files of an empty database. A start that is killed leaves only the temporary folder, never a
 * broken database.
 */
export async function initialise({ initdb }: Programs, folder: string, account?: Account) {
  const temporary = `${folder}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  if (account) lchownSync(temporary, account.uid, account.gid);
  const settings = [
    ...['-D', temporary, '-U', ROLE, '--auth=trust', '--encoding=UTF8', '--locale=C'],
    // Orders texts as PGlite does, and knows the letters of all languages.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // Small segments keep the log small. initdb syncs all files before it ends.
    '--wal-segsize=4',
  ];
  await run(initdb, settings, { cwd: temporary, env: ENVIRONMENT, ...account }).catch((cause: unknown) => {
    rmSync(temporary, { recursive: true, force: true });
    throw new DatabaseUnavailable(`The database in ${folder} could not be made: ${reasonOf(cause)}`, {
      cause,
    });
  });
  renameSync(temporary, folder);
  syncName(folder);
}

/** The last line of what a program printed. */
function reasonOf(error: unknown) {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return printed.split('\n').find((line) => /error|fatal/i.test(line)) ?? String(error);
}
