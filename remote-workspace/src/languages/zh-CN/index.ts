import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteWorkspaceCatalogue> = {};
