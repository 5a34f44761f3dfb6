/** The title of a note, the same as a heading and as a field. */
export const titleLook = {
  fontFamily: 'heading',
  fontSize: { base: '3xl', md: '4xl' },
  fontWeight: '650',
  letterSpacing: '-0.02em',
  lineHeight: '1.15',
  overflowWrap: 'anywhere',
  marginBottom: '6',
} as const;
