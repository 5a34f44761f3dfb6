/**
 * Imports every entry of the kit that the shell does not use itself: a remote finds the same share scope as in the host.
 */
export const sharedParts = (): Promise<unknown> =>
  Promise.all([
    import('@my-note/contract/account'),
    import('@my-note/contract/activity'),
    import('@my-note/contract/factors'),
    import('@my-note/contract/firebase'),
    import('@my-note/contract/jobs'),
    import('@my-note/contract/report'),
    import('@my-note/contract/people'),
    import('@my-note/contract/requests'),
    import('@my-note/contract/sessions'),
    import('@my-note/contract/youtube'),
    import('@my-note/shared-kit/charts'),
    import('@my-note/shared-kit/form'),
    import('@my-note/shared-kit/forms'),
    import('@my-note/shared-kit/items'),
    import('@my-note/shared-kit/keys'),
    import('@my-note/shared-kit/lists'),
    import('@my-note/shared-kit/markdown'),
    import('@my-note/shared-kit/menu'),
    import('@my-note/shared-kit/notifications'),
    import('@my-note/shared-kit/overlays'),
    import('@my-note/shared-kit/queries'),
    import('@my-note/shared-kit/shortcuts'),
  ]);
