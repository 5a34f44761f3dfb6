import type { RemoteYoutubeCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteYoutubeCatalogue> = {};
