import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteDrawingsCatalogue> = {};
