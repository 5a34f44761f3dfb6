import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findPrograms } from '../../core/database/embedded/native/programs.ts';

/** Where Debian and its derivatives install the server's programs; elsewhere they are on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres` with their version: the machine's own, or those of the embedded database. */
export async function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const own = await findPrograms();
  const packaged = own ? [path.dirname(own.postgres)] : [];
  const installed = versions.map((version) => path.join(DEBIAN, version, 'bin'));
  for (const bin of [...onPath, ...installed, ...packaged]) {
    const postgres = path.join(bin, 'postgres');
    if (!existsSync(postgres) || !existsSync(path.join(bin, 'initdb'))) continue;
    const version = /(\d+(\.\d+)*)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1];
    if (version) return { bin, version };
  }
  return undefined;
}
