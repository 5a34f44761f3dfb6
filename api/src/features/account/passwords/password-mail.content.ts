/** The message with a link for a new password. It names nobody: anybody can ask for it. */
export const passwordMail = (link: string) => ({
  subject: 'Choose a new password for My Note',
  text: `Somebody asked for a new password for this address.

Open this link within an hour to choose one. It works once:

${link}

Choosing a new password signs out all devices.

If you didn't ask for this, ignore this message. Your password stays as it is.
`,
});
