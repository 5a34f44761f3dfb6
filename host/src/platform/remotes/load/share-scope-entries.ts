/**
 * Entries of kit and contract that only these modules of remotes use. They are in the share scope because they are
 * named here, and are fetched beside the module.
 */
const entries: Record<string, () => Promise<unknown>[]> = {
  'remote_workspace/requests-page': () => [import('@my-note/contract/requests')],
  'remote_workspace/transfer-page': () => [import('@my-note/contract/jobs')],
  'remote_workspace/usage-report': () => [
    import('@my-note/contract/report'),
    import('@my-note/shared-kit/charts'),
  ],
};

/**
 * Starts what a module of a remote takes from the share scope; what fails is requested again by the remote.
 * @param id `<scope>/<module>`
 */
export const startEntriesOf = (id: string): Promise<unknown> => Promise.allSettled(entries[id]?.() ?? []);
