import { fileURLToPath } from 'node:url';

/** In the sources beside this file, after a build beside the bundle. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Key of the advisory lock that makes replicas migrate one after another. */
export const MIGRATION_LOCK = 7_202_611;
