/** The category of what was archived, so that nobody misses what was out of sight. */
export const ARCHIVE = 'Archive';

export const trashedIn = (program: string) => `It was in the trash of ${program}`;
