import { translated } from '../language/index.ts';

/** What is wrong with a form of an account. */
export const accountTexts = translated('contract/account', {
  enterPassword: 'Enter your password',
  enterCode: 'Enter the code',
  noCode: 'This is no code',
  nameRequired: 'Name is required',
  most60: 'At most 60 characters',
  sayChange: 'Say what to change',
  noteTooLong: 'The note may have at most 100 characters',
  noAddress: 'This is no address',
  noSecret: 'This is no secret of a browser',
  noKey: 'This is no key of a browser',
  diagnosticsTooLong: (characters: number) => `The diagnostics may have at most ${characters} characters`,
  titleRequired: 'Title is required',
  titleTooLong: 'The title may have at most 200 characters',
  descriptionRequired: 'Description is required',
  descriptionTooLong: 'The description may have at most 10,000 characters',
  enterDate: 'Enter a date, like 2030-12-31, or null for a token that does not expire',
  emailTooLong: (characters: number) => `The email address may have at most ${characters} characters`,
  enterEmail: 'Enter an email address, like ada@example.org',
  passwordTooLong: 'The password may have at most 128 characters',
  passwordTooShort: (characters: number) => `The password needs at least ${characters} characters`,
  nameTooLong: 'The name may have at most 120 characters',
  enterWebAddress: 'Enter an address, like https://example.org/hook',
  chooseEvent: 'Choose at least one event',
});
