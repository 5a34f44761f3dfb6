import { fileURLToPath } from 'node:url';

/** Beside this file in the sources, beside the bundle after a build. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Key of the advisory lock that replicas starting together take in turn. */
export const MIGRATION_LOCK = 7_202_611;
