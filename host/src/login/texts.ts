/** Texts of the login page; they are fetched with it. */
export const loginTexts = {
  email: 'Email',
  password: 'Password',
  name: 'Name',
  loginTitle: 'Welcome back',
  createTitle: 'Create your account',
  haveAccount: 'You have an account?',
  noAccount: 'No account yet?',
  identityUnknown: 'This site signs people in with a service that this version of My Note does not know.',
} as const;
