export const accountTexts = {
  pageTitle: 'Account',
  loading: 'Loading',
} as const;
