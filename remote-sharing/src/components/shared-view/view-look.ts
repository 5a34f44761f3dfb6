/** Looks of a shared note, also while its scripts are on the way. */
export const viewLook = {
  direction: { base: 'column', lg: 'row' },
  align: { lg: 'flex-start' },
} as const;

export const navLook = {
  flex: 'none',
  width: { lg: 'sidebar' },
  paddingX: { base: '4', md: '8', lg: '5' },
  paddingTop: { base: '4', md: '8' },
  position: { lg: 'sticky' },
  top: { lg: 'calc({sizes.topBar} + env(safe-area-inset-top))' },
} as const;

export const iconLook = { fontSize: '4xl', lineHeight: '1', height: '12' } as const;

export const titleLook = {
  size: { base: '3xl', md: '4xl' },
  fontWeight: '650',
  letterSpacing: '-0.02em',
  lineHeight: '1.15',
  overflowWrap: 'anywhere',
} as const;
