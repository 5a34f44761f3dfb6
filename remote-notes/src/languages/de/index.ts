import type { RemoteNotesCatalogue } from '../catalogue.ts';

export const catalogue: Partial<RemoteNotesCatalogue> = {};
