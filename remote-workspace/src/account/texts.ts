export const accountTexts = {
  pageTitle: 'Account',
  loading: 'Loading',
  unknown: 'Couldn’t load your account',
  elsewhereTitle: 'Name, email, and password',
  elsewhere: (email: string) =>
    `You sign in as ${email} with another service. Change your name, picture, email, and password there.`,
  cancel: 'Cancel',
  password: 'Your password',
} as const;
