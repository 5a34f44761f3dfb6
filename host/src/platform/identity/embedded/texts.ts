import { translated } from '@my-note/contract/language';

export const embeddedTexts = translated('host/embedded', {
  resetHelp: (contact = 'your administrator') =>
    `Ask ${contact} for a link to a new password. This site sends no email.`,
});
