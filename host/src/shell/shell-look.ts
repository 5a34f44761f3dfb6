/** Looks of the frame around every page, also while its scripts are on the way. */
export const topOfPage = 'calc(4rem + env(safe-area-inset-top))';

export const barLook = {
  position: 'fixed',
  zIndex: 'docked',
  top: '0',
  insetInline: '0',
  boxSizing: 'content-box',
  height: 'topBar',
  paddingTop: 'env(safe-area-inset-top)',
  paddingX: { base: '3', md: '5' },
  gap: '1',
  bg: 'bg',
  borderBottomWidth: '1px',
  borderColor: 'border',
} as const;

export const titleLinkLook = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 'touchTarget',
  paddingX: '1',
  fontFamily: 'note',
  fontSize: 'xl',
  fontWeight: '600',
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
} as const;

export const asideLook = {
  position: 'sticky',
  top: topOfPage,
  height: `calc(100dvh - ${topOfPage})`,
  width: 'sidebar',
  flex: 'none',
  bg: 'bg.subtle',
  borderInlineEndWidth: '1px',
  borderColor: 'border',
} as const;

export const mainLook = {
  flex: '1',
  minWidth: '0',
  outline: 'none',
  // The sides of the screen, whichever way one reads.
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
} as const;
