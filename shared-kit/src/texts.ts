import type { PasswordStrength } from './ui/forms/form/password-strength.ts';

/** Texts of the kit's own components; those of a screen are in its package. */
export const kitTexts = {
  menu: 'Menu',
  tryAgain: 'Try again',
  more: 'Show more',
  cancel: 'Cancel',
  justNow: 'just now',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strengths: {
    none: 'At least 8 characters. Longer is stronger: a few words work well.',
    short: 'Too short: use at least 8 characters.',
    weak: 'Weak. A few more characters help most.',
    fair: 'Fair. A few more characters make it strong.',
    strong: 'Strong.',
  } satisfies Record<PasswordStrength, string>,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: "Couldn't copy. Select the text and copy it yourself.",
  taskDone: 'Done',
  taskOpen: 'To do',
  untitled: 'Untitled',
  note: 'Note',
  category: 'Category',
  onlyPrefix: (prefix: string) => `Only: ${prefix}`,
  removePrefix: 'Show all notes',
  nowSharedBy: (title: string) =>
    `It is part of “${title}” now, which is shared: anyone with the link can read it.`,
} as const;
