import { noCallout } from '@my-note/kit/ui';

const iconButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSize: '7',
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg' },
};

/** Rows are plain elements with styles from here, as many styled components would be slow. */
export const treeStyle = {
  position: 'relative',
  '& [data-row]': {
    position: 'absolute',
    insetInline: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'md',
    paddingInlineEnd: '1',
    cursor: 'pointer',
    // The focus ring stays inside the scrolled box.
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { bg: 'bg.muted' },
    '&[data-category]': { fontWeight: '500' },
    '&[aria-current]': { color: 'accent.fg', fontWeight: '600', bg: 'accent.subtle' },
    '&[data-dragged]': { opacity: '0.5' },
    '&[data-drop=into]': {
      boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent-solid)',
      bg: 'accent.subtle',
    },
    '&[data-drop=before]::after, &[data-drop=after]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '0',
      insetInlineStart: 'calc(var(--drop-indent) + 28px)',
      height: '2px',
      borderRadius: 'full',
      bg: 'accent.solid',
      pointerEvents: 'none',
    },
    '&[data-drop=before]::after': { top: '-1px' },
    '&[data-drop=after]::after': { bottom: '-1px' },
  },
  '& [data-placeholder]': { color: 'fg.muted', fontStyle: 'italic', cursor: 'default', fontSize: 'sm' },
  '& [data-indent]': { flex: 'none', display: 'grid', placeItems: 'center', height: '100%', minWidth: '7' },
  '& [data-arrow]': iconButton,
  '& [data-arrow] svg': { transitionProperty: 'transform', transitionDuration: '150ms' },
  '& [aria-expanded=true] > [data-indent] svg': { transform: 'rotate(90deg)' },
  '& [data-level]': {
    flex: 'none',
    color: 'fg.muted',
    fontSize: '0.6875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-icon]': { flex: 'none', width: '5', textAlign: 'center', lineHeight: '1' },
  '& [data-folder]': { flex: 'none', color: 'fg.muted' },
  '& [data-link]': {
    flex: '1',
    minWidth: '0',
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    ...noCallout,
  },
  '& [data-link] > span': { truncate: true },
  '& [data-more]': { ...iconButton, opacity: '0' },
  '& [data-row]:hover [data-more], & [data-row]:focus-within [data-more], & [data-row][data-menu] [data-more]':
    {
      opacity: '1',
    },
  '@media (pointer: coarse)': {
    '& [data-row]': { paddingInlineEnd: '0' },
    '& [data-indent]': { minWidth: 'touchTarget' },
    '& [data-arrow], & [data-more]': { boxSize: 'touchTarget', opacity: '1' },
  },
} as const;
