import type { RegistryEntry } from '@my-note/contract/registry';
import { pointedTo } from '../registry/registry.ts';

/** `weather` of `/i/weather/rain`: what one remote has, no other may take. */
export const areaOf = (path: string): string | undefined => /^\/i\/([a-z0-9-]+)(\/|$)/.exec(path)?.[1];

/** Outside of areas each path is for itself. */
const placeOf = (path: string) => areaOf(path) ?? path;

const placesOf = (entry: RegistryEntry) =>
  [
    ...entry.routes,
    ...pointedTo(entry).flatMap(({ release: { pages = [] } }) => pages.map(({ path }) => path)),
  ].map(placeOf);

/** The remote that has the area of a page, in its live release, its canary, or the one before. */
export const ownerOfPage = (path: string, remotes: readonly RegistryEntry[]): string | undefined =>
  remotes.find((entry) => placesOf(entry).includes(placeOf(path)))?.name;
