import { dateFormat, translated } from '@my-note/contract/language';

const day = dateFormat({ dateStyle: 'long' });

export const deletionTexts = translated('workspace/deletion', {
  title: 'Delete account',
  hint: 'Removes your account with all notes, files, and share links, 7 days later.',
  open: 'Delete account…',
  dialogTitle: 'Delete your account?',
  text: 'You are signed out everywhere and your share links stop working now. After 7 days everything is removed permanently. Sign in before then to keep your account.',
  exportFirst: 'Export your notes first',
  confirm: (email: string) => `Type ${email} to confirm`,
  signInFirst: 'Sign out and in again first. Then you can delete your account within 10 minutes.',
  submit: 'Delete account',
  planned: 'Your account will be deleted',
  plannedHint: (at: string) => `On ${day(new Date(at))}. Sign in before then to keep it.`,
});
