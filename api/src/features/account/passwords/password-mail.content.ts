import { accountTexts } from '../texts.ts';

/** The message with a link for a new password. It names nobody: anybody can ask for it. */
export const passwordMail = (link: string) => ({
  subject: accountTexts.mailSubject,
  text: accountTexts.mailText(link),
});
