import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteDiagramsCatalogue> = {};
