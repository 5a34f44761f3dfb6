import type { ApiCatalogue } from '../catalogue.ts';

export const catalogue: Partial<ApiCatalogue> = {};
