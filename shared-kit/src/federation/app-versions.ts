/** What runs in this tab. */
export interface AppVersions {
  /** Version of the contract that the host provides. */
  contract: string;
  /** The remotes of the registry, in its order. */
  remotes: readonly { name: string; version: string }[];
}

let read = (): AppVersions => ({ contract: '', remotes: [] });

/** Called once by the host. */
export const setAppVersions = (next: () => AppVersions): void => {
  read = next;
};

/**
 * The versions that run in this tab, for a report to the operator.
 *
 * @example
 * const { contract, remotes } = getAppVersions();
 */
export const getAppVersions = (): AppVersions => read();
