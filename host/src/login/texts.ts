/** Texts of the login page; they are fetched with it. */
export const loginTexts = {
  email: 'Email',
  password: 'Password',
  name: 'Name',
  loginTitle: 'Welcome back',
  createTitle: 'Create your account',
  haveAccount: 'Already have an account?',
  noAccount: 'No account yet?',
  or: 'or',
  forgotten: 'Forgot your password?',
  resetSent: (email: string) => `If ${email} has an account, a message with the next steps is on its way.`,
  notLoaded: 'Signing in could not be prepared',
} as const;
