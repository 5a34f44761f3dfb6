import type { ContractCatalogue } from '../catalogue.ts';

export const catalogue: Partial<ContractCatalogue> = {};
