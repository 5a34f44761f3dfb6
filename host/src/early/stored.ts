/** What the app stored under a key; null without access to the storage, where the usual is shown. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
