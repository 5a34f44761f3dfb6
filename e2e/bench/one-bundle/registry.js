const nothing = { schema: 1, revision: 0, remotes: [] };

/** One bundle needs no registry. */
export const loadRegistry = async () => nothing;
