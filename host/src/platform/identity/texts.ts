/** Words of the ways to sign in; they are fetched with the first of them. */
export const identityTexts = {
  unknown: 'This site signs people in with a service that this version of My Note does not know.',
} as const;
