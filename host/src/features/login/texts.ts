import { translated } from '@my-note/contract/language';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const whose = (name: string | undefined) => name ?? 'someone who signed in here before';

export const loginTexts = translated('host/login', {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  name: 'Name',
  loginTitle: 'Welcome back',
  createTitle: 'Create your account',
  firstTitle: 'Create the first account',
  firstHint:
    'Nobody has an account here yet. The first one is the operator’s: it can invite and manage the others.',
  firstElsewhere:
    'Nobody has an account here yet. Open this page on the machine that runs My Note, or with the link that My Note printed when it started.',
  invited: 'You were invited to this site. The invitation creates one account.',
  haveAccount: 'Already have an account?',
  noAccount: 'No account yet?',
  or: 'or',
  codeTitle: 'Enter your code',
  code: {
    label: 'Code',
    hint: 'Your password is right. Open your authenticator app and enter the six digits that it shows.',
  },
  recoveryCode: {
    label: 'Recovery code',
    hint: 'Enter one of the recovery codes that you kept when you turned on two-step sign-in. Each works once.',
  },
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  back: 'Back',
  codeToo: 'Code of your authenticator app, or a recovery code',
  codeTooHint: 'If two-step sign-in is on, your code lets you in now.',
  passkey: 'Sign in with a passkey',
  forgotten: 'Forgot your password?',
  resetSent: (email: string) => `If ${email} has an account, an email with the next steps is on its way.`,
  kept: (name: string | undefined, notes: number, requests: number) => {
    const parts = [notes && plural(notes, 'note'), requests && plural(requests, 'request')].filter(Boolean);
    return `Unsaved text of ${whose(name)} is kept on this device: ${parts.join(', ')}. It is offered after the next login.`;
  },
  removeKept: 'Remove',
  removeKeptTitle: (name: string | undefined) => `Remove the unsaved text of ${whose(name)}?`,
  removeKeptText: 'It was never saved, so it is lost permanently.',
  notLoaded: 'Couldn’t load the login form',
});
