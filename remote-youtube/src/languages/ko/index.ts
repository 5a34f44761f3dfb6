import type { RemoteYoutubeCatalogue } from '../catalogue.ts';
import { youtube } from './youtube.ts';

export const catalogue: RemoteYoutubeCatalogue = { youtube };
