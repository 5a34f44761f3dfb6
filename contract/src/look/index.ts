export { type AccentColors, accentColors, isHexColor } from './accent.ts';
export { ACCENT_TOKENS } from './accent-tokens.ts';
export { accentCss, tagsCss } from './look-css.ts';
export { ACCENTS, type AccentName } from './named-colors.ts';
export { OWN_CSS_LENGTH, OWN_CSS_MARK, OWN_CSS_PATH, ownCssSchema } from './own-css.ts';
