/**
 * Entries of kit and contract that only these modules of remotes use. The imports add them to the share scope and load
 * them in parallel with the module.
 */
const entries: Record<string, () => Promise<unknown>[]> = {
  'remote_workspace/account-page': () => [
    import('@my-note/contract/account'),
    import('@my-note/contract/activity'),
    import('@my-note/contract/factors'),
    import('@my-note/contract/sessions'),
  ],
  'remote_workspace/capture-page': () => [import('@my-note/contract/tasks')],
  'remote_workspace/tasks-page': () => [import('@my-note/contract/tasks')],
  'remote_workspace/people-page': () => [import('@my-note/contract/people')],
  'remote_workspace/releases-page': () => [import('@my-note/contract/releases')],
  'remote_workspace/requests-page': () => [import('@my-note/contract/requests')],
  'remote_workspace/tags-page': () => [import('@my-note/contract/tags')],
  'remote_workspace/transfer-page': () => [import('@my-note/contract/jobs')],
  'remote_youtube/youtube-page': () => [import('@my-note/contract/youtube')],
  'remote_youtube/video-page': () => [import('@my-note/contract/youtube')],
  'remote_workspace/usage-report': () => [import('@my-note/contract/report'), import('@my-note/kit/charts')],
};

/**
 * Loads the entries of a module; the remote requests a failed one again.
 * @param id `<scope>/<module>`
 */
export const startEntriesOf = (id: string): Promise<unknown> => Promise.allSettled(entries[id]?.() ?? []);
