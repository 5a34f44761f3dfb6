import type { Release } from '@my-note/contract/registry';

interface IntegrityRecord {
  scope: string;
  /** Absent for what a developer put in place of the published files: it comes from their own machine. */
  integrity?: string;
}

const absolute = (url: string): string => new URL(url, location.origin).href;

/**
 * What the guard of the federation runtime and the loader of remotes both know: which file must have
 * which hash, the how-many-eth attempt this is, and what stopped the last one.
 */
export function createIntegrityStore() {
  const files = new Map<string, IntegrityRecord>();
  const trustedFolders = new Map<string, string>();
  const attempts = new Map<string, number>();
  const errors = new Map<string, unknown>();

  function findTrusted(url: string): IntegrityRecord | undefined {
    for (const [folder, scope] of trustedFolders) if (url.startsWith(folder)) return { scope };
    return undefined;
  }

  return {
    add: ({ scope, manifest, entry }: Release) => {
      for (const { url, integrity } of [manifest, entry])
        if (integrity) files.set(absolute(url), { scope, integrity });
    },
    /** Pins a file that a pinned manifest vouches for; what the registry itself says of it counts more. */
    addFile: (url: string, pin: IntegrityRecord) => {
      const address = absolute(url);
      if (!files.has(address) && !findTrusted(address)) files.set(address, pin);
    },
    /** Lets every file below an address pass without a hash; for development overrides alone. */
    trustFolder: (folder: string, scope: string) => trustedFolders.set(folder, scope),
    find: (url: string): IntegrityRecord | undefined =>
      files.get(absolute(url)) ?? findTrusted(absolute(url)),
    beginAttempt: (scope: string, attempt: number) => {
      attempts.set(scope, attempt);
      errors.delete(scope);
    },
    /** A browser joins a stuck request of the same URL; an attempt after the first one asks for another. */
    retryUrl: (url: string, scope: string): string => {
      const attempt = attempts.get(scope) ?? 0;
      return attempt === 0 ? url : `${url}?r=${attempt}`;
    },
    /** The runtime turns errors thrown in a hook into text; the error itself is kept here. */
    recordError: (scope: string, error: unknown): unknown => {
      errors.set(scope, error);
      return error;
    },
    errorOf: (scope: string): unknown => errors.get(scope),
  };
}

export type IntegrityStore = ReturnType<typeof createIntegrityStore>;

export const integrityStore: IntegrityStore = createIntegrityStore();
