import type { RegistryEntry } from '@my-note/shared-kit/federation';
import type { RemoteError } from './errors.ts';

interface Pin {
  scope: string;
  integrity: string;
}

const absolute = (url: string): string => new URL(url, location.origin).href;

/**
 * What the guard of the federation runtime and the loader of remotes both know: which file must have
 * which hash, the how-many-eth attempt this is, and what stopped the last one.
 */
export function createPins() {
  const files = new Map<string, Pin>();
  const attempts = new Map<string, number>();
  const refusals = new Map<string, RemoteError>();
  return {
    add: ({ scope, manifest, entry }: RegistryEntry) => {
      for (const { url, integrity } of [manifest, entry]) files.set(absolute(url), { scope, integrity });
    },
    /** Pins a file that a pinned manifest vouches for. */
    addFile: (url: string, pin: Pin) => files.set(absolute(url), pin),
    of: (url: string): Pin | undefined => files.get(absolute(url)),
    begin: (scope: string, attempt: number) => {
      attempts.set(scope, attempt);
      refusals.delete(scope);
    },
    /** A browser joins a stuck request of the same URL; an attempt after the first one asks for another. */
    fresh: (url: string, scope: string): string => {
      const attempt = attempts.get(scope) ?? 0;
      return attempt === 0 ? url : `${url}?r=${attempt}`;
    },
    /** The runtime turns errors thrown in a hook into text; the error itself is kept here. */
    refuse: (scope: string, error: RemoteError): RemoteError => {
      refusals.set(scope, error);
      return error;
    },
    refusalOf: (scope: string): RemoteError | undefined => refusals.get(scope),
  };
}

export type Pins = ReturnType<typeof createPins>;

export const pins: Pins = createPins();
