/** Page-wide rules: paper, ink, focus, type. Note text has its own rules in note-text.ts. */
export const globalCss = {
  html: {
    colorPalette: 'accent',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    // Below the top bar and the line of a note, and where a heading counts as reached.
    scrollPaddingTop: 'min(6.1rem, 99px)',
    // Above the bar at the bottom of small screens, which would cover what the keyboard leads to.
    scrollPaddingBottom: { base: 'calc(3.75rem + env(safe-area-inset-bottom))', md: '0' },
    // A page that scrolls stands where one does that has nothing to scroll.
    scrollbarGutter: 'stable',
  },
  body: {
    fontSize: '0.9375rem',
    lineHeight: '1.5',
    fontFeatureSettings: '"kern"',
    WebkitFontSmoothing: 'antialiased',
    // Modal dialogs switch it off here, which would cost the styles of the whole page; their backdrop is enough.
    pointerEvents: 'auto !important',
  },
  // The setting "Text size" (docs/specification/product.md#text-size-and-zoom); all type is in rem.
  'html[data-text-size=S]': { fontSize: '87.5%' },
  'html[data-text-size=L]': { fontSize: '118.75%' },
  // The setting "Font of notes". The tokens stand in a later layer.
  'html[data-note-font=sans]': { '--chakra-fonts-note': 'var(--chakra-fonts-body) !important' },
  'html[data-note-font=mono]': { '--chakra-fonts-note': 'var(--chakra-fonts-mono) !important' },
  // An open dialog holds the page; where the scroll bar was, its place stays.
  'html[data-still]': { overflow: 'hidden' },
  'html[data-still=gutter]': { scrollbarGutter: 'stable' },
  // Beside the backdrop of a dialog, the place of the scroll bar is as dark. The first styles of the page name paper.
  'html[data-still=gutter], html:has(> body[data-scroll-lock])': {
    bg: 'color-mix(in srgb, {colors.bg}, black 36%) !important',
  },
  '#root': { minHeight: '100dvh', bg: 'bg' },
  // Arrows that mean forward, back, and open point to where one reads on.
  'html[dir=rtl] :is(.lucide-chevron-left, .lucide-chevron-right, .lucide-arrow-left, .lucide-arrow-right, .lucide-panel-left, .lucide-list-tree, .lucide-log-out)':
    { scale: '-1 1' },
  // Korean is written with spaces, and its lines end at them.
  'html:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
  // Code, keys, and formulas are written from left to right in every language.
  'pre, code, kbd, samp, math': { direction: 'ltr', unicodeBidi: 'isolate' },
  '*::selection': { bg: 'bg.selection' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
  table: { fontVariantNumeric: 'tabular-nums' },
  // In the color of text, because a muted one has too little contrast with the marker.
  mark: { bg: 'bg.mark', color: 'fg', borderRadius: '2px' },
  // 16 px keeps phones from zooming into a field by themselves.
  '@media (pointer: coarse)': {
    'input, textarea:not([data-large]), select': { fontSize: 'max(16px, 1rem) !important' },
  },
  // Two taps in a row press a button twice; without this they would enlarge the page.
  button: { touchAction: 'manipulation' },
  '@media (prefers-reduced-motion: reduce)': {
    // What opens and closes waits for the end of its animation, so that there has to be one. A transition
    // of any length would let a new theme sink through the page, one level of it with each frame.
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
};
