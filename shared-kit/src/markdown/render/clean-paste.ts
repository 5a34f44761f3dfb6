import DOMPurify from 'dompurify';

// Its own: what an editor puts on the clipboard has attributes that a note must not have.
const purifier = DOMPurify(window);

/**
 * HTML from the clipboard without anything that could run, and without drawings and formulas.
 *
 * @example
 * const html = cleanPaste('<p onclick="run()">Hello</p>');
 */
export const cleanPaste = (html: string): string => purifier.sanitize(html, { USE_PROFILES: { html: true } });
