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
    import('@my-note/kit/charts'),
    import('@my-note/kit/form'),
    import('@my-note/kit/forms'),
    import('@my-note/kit/items'),
    import('@my-note/kit/keys'),
    import('@my-note/kit/lists'),
    import('@my-note/kit/markdown'),
    import('@my-note/kit/menu'),
    import('@my-note/kit/notifications'),
    import('@my-note/kit/overlays'),
    import('@my-note/kit/queries'),
    import('@my-note/kit/shortcuts'),
  ]);
