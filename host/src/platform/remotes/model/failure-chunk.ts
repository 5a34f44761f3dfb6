import type { RemoteError } from './errors.ts';

type Troubles = typeof import('../failure/failure.chunk.ts');
let troubles: Troubles | undefined;

/**
 * What is needed when a remote fails: telling errors apart, falling back, the panel. It stays out of the first
 * load; fetched when the page has come to rest, or as soon as it is needed.
 */
export async function loadTroubles(): Promise<Troubles> {
  troubles ??= await import(/* webpackChunkName: "troubles" */ '../failure/failure.chunk.ts');
  return troubles;
}

/** The same, when it is there already. */
export const loadedTroubles = (): Troubles | undefined => troubles;

/** Rejects with a RemoteError, whose class comes with the troubles; without them with whatever keeps them away. */
export async function fail(...args: ConstructorParameters<typeof RemoteError>): Promise<never> {
  throw new (await loadTroubles()).RemoteError(...args);
}
