/** Page-wide rules: paper, ink, focus, type. Note text has its own rules in note-text.ts. */
export const globalCss = {
  html: { colorPalette: 'accent', bg: 'bg', color: 'fg', fontFamily: 'body', scrollPaddingTop: '5rem' },
  body: {
    fontSize: '15px',
    lineHeight: '1.5',
    fontFeatureSettings: '"kern"',
    WebkitFontSmoothing: 'antialiased',
  },
  '#root': { minHeight: '100dvh' },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
  table: { fontVariantNumeric: 'tabular-nums' },
  mark: { bg: 'bg.mark', color: 'inherit', borderRadius: '2px' },
  // 16 px keeps phones from zooming into a field by themselves.
  '@media (pointer: coarse)': {
    'input, textarea:not([data-large]), select': { fontSize: '16px !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
    },
  },
};
