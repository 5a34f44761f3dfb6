/**
 * Puts a text on the clipboard. Rejects where a browser has none for pages, as over plain HTTP.
 *
 * @example
 * await copyText('Hello').catch(toastError);
 */
export const copyText = (text: string): Promise<void> =>
  navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
