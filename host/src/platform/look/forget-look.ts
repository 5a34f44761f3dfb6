/** Known to the early script as well: the owner, the rules of accent and tags, the custom CSS, and what they were made of. */
export const LOOK_KEY = 'my-note.look';

/** The look of one person is not that of the next, and their CSS never reaches the login page. */
export function forgetLook(): void {
  localStorage.removeItem(LOOK_KEY);
  // A browser that is too old for such sheets shows no look.
  for (const sheet of document.adoptedStyleSheets ?? []) sheet.replaceSync('');
}
