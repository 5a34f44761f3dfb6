/** Puts a text on the clipboard. Rejects where a browser has none for pages, as over plain HTTP. */
export const copyText = (text: string): Promise<void> =>
  navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
