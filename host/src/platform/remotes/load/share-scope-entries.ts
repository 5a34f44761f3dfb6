/** Entries of the contract that only pages of these remotes use. They are one file, so that each costs nothing more. */
const pageSchemas = () => [
  import('@my-note/contract/account'),
  import('@my-note/contract/activity'),
  import('@my-note/contract/factors'),
  import('@my-note/contract/jobs'),
  import('@my-note/contract/people'),
  import('@my-note/contract/releases'),
  import('@my-note/contract/report'),
  import('@my-note/contract/requests'),
  import('@my-note/contract/sessions'),
  import('@my-note/contract/tags'),
  import('@my-note/contract/tasks'),
  import('@my-note/contract/webhooks'),
  import('@my-note/contract/youtube'),
];

/**
 * Loads entries of kit and contract that few modules use, in parallel with the module; the remote requests a failed one again.
 * The imports add them to the share scope.
 * @param id `<scope>/<module>`
 */
export const startEntriesOf = (id: string): Promise<unknown> =>
  Promise.allSettled([
    ...(/^remote_(workspace|youtube)\//.test(id) ? pageSchemas() : []),
    ...(id === 'remote_workspace/usage-report' ? [import('@my-note/kit/charts')] : []),
  ]);
