/** Set while this browser's session was opened at the provider, where it then has to end too. */
const STORAGE_KEY = 'my-note.provider-session';

export function rememberProvider(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // The storage is full: the sign-out stays in this app.
  }
}

export const forgetProvider = (): void => localStorage.removeItem(STORAGE_KEY);

export const signedInAtProvider = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;
