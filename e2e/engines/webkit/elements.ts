/** What tests look for in the product. */
export const button = (name: string | RegExp) => ({ css: 'button, [role=button]', name });
export const NOTE_TEXT = { css: '[role=textbox][aria-label="Note text"]' };
export const NOTE_TITLE = { css: 'textarea[aria-label=Title]' };
export const SAVED = { css: '[role=status]', name: /^Saved \d\d:\d\d$/ };
export const alert = (name: string | RegExp) => ({ css: 'main [role=alert]', name });
export const heading = (name: string | RegExp) => ({ css: 'main h1', name });
