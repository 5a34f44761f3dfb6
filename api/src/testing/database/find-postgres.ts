import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian and its derivatives install the server's programs; elsewhere they are on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres` with their version, if this machine has them. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  for (const bin of [...onPath, ...versions.map((version) => path.join(DEBIAN, version, 'bin'))]) {
    const postgres = path.join(bin, 'postgres');
    if (!existsSync(postgres) || !existsSync(path.join(bin, 'initdb'))) continue;
    const version = /(\d+(\.\d+)*)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1];
    if (version) return { bin, version };
  }
  return undefined;
}
