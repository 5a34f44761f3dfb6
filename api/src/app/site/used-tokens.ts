const DEFINITION = /(--chakra-[\w-]+):[^;}]*;?/g;
const USE = /var\((--chakra-[\w-]+)/g;

/** Leaves out the tokens of the design system that no rule uses: most of a frame's style are definitions. */
export function withUsedTokens(css: string): string {
  const used = new Set(Array.from(css.matchAll(USE), ([, name]) => name));
  const shorter = css.replace(DEFINITION, (whole, name) => (used.has(name) ? whole : ''));
  // A token that is gone may have been the only use of another one.
  return shorter.length < css.length ? withUsedTokens(shorter) : css;
}
