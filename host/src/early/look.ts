import { storedUserId } from '../platform/page-data.ts';
import { stored } from './stored.ts';

/**
 * The accent and tag colors of the person who is signed in, then the person's own CSS, as style sheets of the page's own:
 * nothing of them flashes, and an @import in them loads nothing. The sheets are there for everybody, so that the app fills
 * these and adds none (host/src/platform/look/sheets.ts).
 */
export function showLook(): void {
  const [owner, ...texts] = JSON.parse(stored('my-note.look') ?? '[]');
  const isTheirs = owner === storedUserId();
  document.adoptedStyleSheets = [0, 1].map((at) => {
    const sheet = new CSSStyleSheet();
    // Somebody who has hidden the settings by custom CSS opens a page without it (docs/using/appearance.md).
    if (isTheirs && !(at && /[?&]safe\b/.test(location.search))) sheet.replaceSync(texts[at] ?? '');
    return sheet;
  });
}
