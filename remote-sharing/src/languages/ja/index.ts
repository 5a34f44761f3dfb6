import type { RemoteSharingCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteSharingCatalogue> = {};
