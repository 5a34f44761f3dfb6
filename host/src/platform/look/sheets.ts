import { accentCss, tagsCss } from '@my-note/contract/look';

const RULES = 0;
const CSS = 1;

/** Somebody who has hidden the settings by custom CSS has opened this page without it. */
export const isSafePage = (): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => /[?&]safe\b/.test(new URL(name).search));

/** The sheets are those of the early script: one that is added later would be taken for a page's own and end with it. */
function fill(at: number, text: string): void {
  document.adoptedStyleSheets[at]?.replaceSync(text);
  // Frames of isolated remotes follow the attributes of the root.
  document.documentElement.dataset.look = String(performance.now());
}

/** The rules of an accent, or of the site's own without one, and of the colors of tags. */
export const rulesOf = (accent: string, tagColors: string): string =>
  (accent === '' ? '' : accentCss(accent)) + tagsCss(tagColors);

export const showRules = (rules: string): void => fill(RULES, rules);
export const showCss = (css: string): void => fill(CSS, isSafePage() ? '' : css);
