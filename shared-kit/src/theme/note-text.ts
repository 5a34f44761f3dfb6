const shade = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, transparent, color-mix(in srgb, {colors.fg} 22%, transparent)) ${to} / 12px 100% no-repeat scroll`;
const cover = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, transparent, {colors.bg} 60%) ${to} / 40px 100% no-repeat local`;

/** A shadow on each side where a table goes on: what scrolls with its ends covers the shadow. */
const edgeShadows = [cover('left'), cover('right'), shade('left'), shade('right')].join(', ');

/**
 * Look of a note's text, the same while reading, in a share and in the editor. Spread into a box's `css`.
 *
 * @example
 * <Box css={noteText} />
 */
export const noteText = {
  fontFamily: 'note',
  fontSize: '1.0625rem',
  lineHeight: '1.65',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '0.9em' },
  '& h1, & h2, & h3, & h4, & h5, & h6': {
    fontFamily: 'heading',
    fontWeight: '650',
    lineHeight: '1.25',
  },
  '& h1': { fontSize: '1.75em', marginTop: '1.4em' },
  '& h2': { fontSize: '1.4em', marginTop: '1.4em' },
  '& h3': { fontSize: '1.18em', marginTop: '1.3em' },
  '& h4, & h5, & h6': { fontSize: '1em', marginTop: '1.2em' },
  '& :first-child:is(h1, h2, h3, h4)': { marginTop: '0' },
  '& a': {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
  },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { marginTop: '0.25em' },
  '& li > ul, & li > ol': { marginTop: '0.25em' },
  // In a list with blank lines, the box stands in the paragraph of its item.
  '& li:has(> input[type=checkbox], > p > input[type=checkbox]), & li[data-item-type=task]': {
    listStyleType: 'none',
    position: 'relative',
  },
  '& li input[type=checkbox]': {
    appearance: 'none',
    position: 'absolute',
    insetInlineStart: '-1.45em',
    top: '0.38em',
    boxSize: '0.95em',
    margin: '0',
    border: '1.5px solid',
    borderColor: 'fg.muted',
    borderRadius: '3px',
  },
  '& li input[type=checkbox]:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
  '& li input[type=checkbox]:checked::before': {
    content: '"✓"',
    position: 'absolute',
    inset: '0',
    color: 'accent.contrast',
    fontFamily: 'body',
    fontSize: '0.9em',
    fontWeight: '700',
    lineHeight: '1',
    textAlign: 'center',
  },
  '& blockquote': {
    borderInlineStart: '3px solid',
    borderColor: 'border.emphasized',
    paddingInlineStart: '1em',
    color: 'fg.muted',
  },
  '& blockquote > * + *': { marginTop: '0.9em' },
  '& li > p + p': { marginTop: '0.6em' },
  '& code': {
    fontFamily: 'mono',
    fontVariantLigatures: 'none',
    fontSize: '0.85em',
    bg: 'bg.muted',
    borderRadius: '4px',
    padding: '0.1em 0.3em',
  },
  '& pre': {
    fontFamily: 'mono',
    fontVariantLigatures: 'none',
    fontSize: '0.82em',
    lineHeight: '1.55',
    bg: 'bg.subtle',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: '8px',
    padding: '0.9em 1em',
    overflowX: 'auto',
  },
  '& pre code': { bg: 'transparent', padding: '0', fontSize: '1em' },
  '& hr': { border: 'none', borderTop: '1px solid', borderColor: 'border.emphasized', marginBlock: '2em' },
  '& img': {
    display: 'inline-block',
    verticalAlign: 'top',
    minWidth: '1.5em',
    minHeight: '1.5em',
    objectFit: 'contain',
    maxWidth: '100%',
    height: 'auto',
    borderRadius: '6px',
  },
  '& table': {
    borderCollapse: 'collapse',
    display: 'block',
    overflowX: 'auto',
    fontFamily: 'body',
    fontSize: '0.9em',
    background: edgeShadows,
    '@media print': { background: 'none' },
  },
  '& th, & td': {
    border: '1px solid',
    borderColor: 'border',
    padding: '0.4em 0.7em',
    textAlign: 'start',
    verticalAlign: 'top',
    // Words stay whole: the table scrolls instead.
    overflowWrap: 'break-word',
  },
  // A cell without words is as high as one with them, and wide enough to be seen and to be written in.
  '& :is(th, td):empty::before': { content: '"\\200b"' },
  '& :is(th, td):is(:empty, :has(> p:only-child > br:only-child))': { minWidth: '7rem' },
  '& :is(th, td)[align=right]': { textAlign: 'right' },
  '& :is(th, td)[align=center]': { textAlign: 'center' },
  // The shadows at the edges are below it.
  '& th': { bg: 'color-mix(in srgb, {colors.fg} 4%, transparent)', fontWeight: '600' },
};
