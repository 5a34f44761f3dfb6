export const embeddedTexts = {
  resetHelp: (contact = 'your administrator') =>
    `Ask ${contact} for a link to a new password. This site sends no email.`,
} as const;
