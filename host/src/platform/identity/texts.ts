export const identityTexts = {
  unknown: 'This site uses a sign-in service that this version of My Note does not know.',
} as const;
