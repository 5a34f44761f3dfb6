import type { Release } from '@my-note/contract/registry';

export interface IntegrityRecord {
  scope: string;
  /** Absent for overrides, which come from the developer's own machine. */
  integrity?: string;
}

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/**
 * State shared by the guard in the federation runtime and the loader of remotes: the hashes of files, the number of the
 * attempt, and the error of the last one.
 */
export function createIntegrityStore() {
  const files = new Map<string, IntegrityRecord>();
  const described = new Map<string, Release>();
  const trustedFolders = new Map<string, string>();
  const attempts = new Map<string, number>();
  const errors = new Map<string, unknown>();

  function findTrusted(url: string): IntegrityRecord | undefined {
    for (const [folder, scope] of trustedFolders) if (url.startsWith(folder)) return { scope };
    return undefined;
  }

  return {
    add: (release: Release) => {
      const { scope, manifest, entry, scripts } = release;
      for (const { url, integrity } of [manifest, entry])
        if (integrity) files.set(absolute(url), { scope, integrity });
      if (!scripts) return;
      described.set(absolute(manifest.url), release);
      for (const [url, integrity] of Object.entries(scripts)) files.set(absolute(url), { scope, integrity });
    },
    /** The release with this manifest, when the registry says everything that the host needs of it. */
    describedBy: (manifestUrl: string): Release | undefined => described.get(absolute(manifestUrl)),
    /** Adds a file of a verified manifest; hashes in the registry have precedence. */
    addFile: (url: string, record: IntegrityRecord) => {
      const address = absolute(url);
      if (!files.has(address) && !findTrusted(address)) files.set(address, record);
    },
    /** Allows every file of a folder without a hash; for overrides only. */
    trustFolder: (folder: string, scope: string) => trustedFolders.set(folder, scope),
    find: (url: string): IntegrityRecord | undefined =>
      files.get(absolute(url)) ?? findTrusted(absolute(url)),
    /** The pinned scripts of a release's folder, with their hashes. */
    scriptsBelow: (folder: string): (readonly [url: string, integrity: string])[] =>
      [...files].flatMap(([url, { integrity }]) =>
        integrity && url.startsWith(folder) && url.endsWith('.js') ? [[url, integrity] as const] : [],
      ),
    beginAttempt: (scope: string, attempt: number) => {
      attempts.set(scope, attempt);
      errors.delete(scope);
    },
    /** The browser would reuse a stuck request for the same URL, so every retry has another URL. */
    retryUrl: (url: string, scope: string): string => {
      const attempt = attempts.get(scope) ?? 0;
      return attempt === 0 ? url : `${url}?r=${attempt}`;
    },
    /** Stores an error that is thrown in a hook, which the runtime turns into text. */
    recordError: (scope: string, error: unknown): unknown => {
      errors.set(scope, error);
      return error;
    },
    errorOf: (scope: string): unknown => errors.get(scope),
  };
}

export type IntegrityStore = ReturnType<typeof createIntegrityStore>;

export const integrityStore: IntegrityStore = createIntegrityStore();
