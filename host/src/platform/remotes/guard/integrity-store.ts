import type { Release } from '@my-note/shared-kit/federation';

interface Pin {
  scope: string;
  /** Absent for what a developer put in place of the published files: it comes from their own machine. */
  integrity?: string;
}

const absolute = (url: string): string => new URL(url, location.origin).href;

/**
 * What the guard of the federation runtime and the loader of remotes both know: which file must have
 * which hash, the how-many-eth attempt this is, and what stopped the last one.
 */
export function createPins() {
  const files = new Map<string, Pin>();
  const unpinned = new Map<string, string>();
  const attempts = new Map<string, number>();
  const refusals = new Map<string, unknown>();

  function underOverride(url: string): Pin | undefined {
    for (const [folder, scope] of unpinned) if (url.startsWith(folder)) return { scope };
    return undefined;
  }

  return {
    add: ({ scope, manifest, entry }: Release) => {
      for (const { url, integrity } of [manifest, entry])
        if (integrity) files.set(absolute(url), { scope, integrity });
    },
    /** Pins a file that a pinned manifest vouches for; what the registry itself says of it counts more. */
    addFile: (url: string, pin: Pin) => {
      const address = absolute(url);
      if (!files.has(address) && !underOverride(address)) files.set(address, pin);
    },
    /** Lets every file below an address pass without a hash; for development overrides alone. */
    letPass: (folder: string, scope: string) => unpinned.set(folder, scope),
    of: (url: string): Pin | undefined => files.get(absolute(url)) ?? underOverride(absolute(url)),
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
    refuse: (scope: string, error: unknown): unknown => {
      refusals.set(scope, error);
      return error;
    },
    refusalOf: (scope: string): unknown => refusals.get(scope),
  };
}

export type Pins = ReturnType<typeof createPins>;

export const pins: Pins = createPins();
