/** What keeps the embedded database: PostgreSQL's own programs, or PGlite in this process. */
export const ENGINES = ['postgres', 'pglite'] as const;
export type EngineName = (typeof ENGINES)[number];
