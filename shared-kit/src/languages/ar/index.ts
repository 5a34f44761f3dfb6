import type { SharedKitCatalogue } from '../catalogue.ts';

export const catalogue: Partial<SharedKitCatalogue> = {};
