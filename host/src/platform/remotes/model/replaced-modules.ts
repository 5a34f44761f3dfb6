/** Listeners for a remote whose modules were replaced or taken away; they get its short name. */
export const onModulesReplaced = new Set<(remote: string) => void>();
