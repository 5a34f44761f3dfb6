import { existsSync } from 'node:fs';
import { holderOf } from '../../core/database/directory/directory-lock.ts';
import { holdsDatabase, nativeFolder, pgliteFolder } from '../../core/database/embedded/database-folder.ts';
import { assertMajor, findEngine } from '../../core/database/embedded/native/native.ts';
import type { Config } from '../config/config.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';

/** The embedded database, without opening it: only one process may, and opening would change it. */
export async function checkEmbedded({
  dataDir,
  embeddedDatabase,
}: Pick<Config, 'dataDir' | 'embeddedDatabase'>): Promise<Finding> {
  const { ok, warning, failed } = findingsOf('database');
  const isThere = existsSync(dataDir);
  const holder = isThere ? await holderOf(dataDir) : undefined;
  const state = holder ? `in use by My Note (process ${holder})` : 'not in use';
  try {
    const isNative = isThere && holdsDatabase(nativeFolder(dataDir));
    const isPglite = isThere && !isNative && holdsDatabase(pgliteFolder(dataDir));
    if (isNative) assertMajor(nativeFolder(dataDir));
    if (embeddedDatabase === 'pglite' && !isNative) return ok(`PGlite, ${state}`);
    const reason = isThere ? await findEngine(dataDir).then(() => undefined, wordsOf) : undefined;
    if (reason === undefined)
      return ok(
        isNative || !isPglite
          ? `PostgreSQL's own programs, ${state}`
          : `PGlite, ${state}; the next start moves it to PostgreSQL's own programs`,
      );
    if (isNative || embeddedDatabase === 'postgres')
      return failed(
        `PostgreSQL's programs, which keep this database, do not run here (${reason}). Install the optional packages, and let the account that owns ${dataDir} read them`,
      );
    return warning(
      `PGlite, ${state}: PostgreSQL's programs, which are faster, do not run here (${reason}). Install the optional packages`,
    );
  } catch (error) {
    return failed(wordsOf(error));
  }
}
