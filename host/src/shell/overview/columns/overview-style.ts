import { treeStyle } from '../../tree/tree-style.ts';

const dropLine = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '2px',
  borderRadius: 'full',
  bg: 'accent.solid',
  pointerEvents: 'none',
} as const;

/** Columns of plain elements, as rows of the tree are. */
export const overviewStyle = {
  ...treeStyle,
  height: '100%',
  '& [data-column]': {
    position: 'absolute',
    insetBlock: '0',
    display: 'flex',
    flexDirection: 'column',
    scrollSnapAlign: 'center',
  },
  '& [data-card]': {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 1 auto',
    minHeight: '0',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
  '& [data-head]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: '2',
    height: 'touchTarget',
    paddingInlineStart: '4',
    paddingInlineEnd: '3',
    borderTopRadius: 'lg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontWeight: '600',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'accent.fg', bg: 'accent.subtle' },
    '&[data-dragged]': { opacity: '0.5' },
    '&[data-drop=into]': {
      boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent-solid)',
      bg: 'accent.subtle',
    },
    '&[data-drop=before]::after': { ...dropLine, insetInlineStart: '-9px' },
    '&[data-drop=after]::after': { ...dropLine, insetInlineEnd: '-9px' },
  },
  '& [data-head] > span[data-link]': { color: 'fg.muted', cursor: 'default' },
  '& [data-rows]': {
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    minHeight: '0',
    paddingBlock: '1',
    outline: 'none',
  },
  '& [data-row]': { ...treeStyle['& [data-row]'], gap: '1.5' },
  '& [data-space]': { position: 'relative' },
  '& [data-nothing]': { paddingX: '4', paddingY: '2', color: 'fg.muted', fontSize: 'sm' },
  '& [data-end]': { flex: '1 1 2rem', minHeight: '8', borderRadius: 'lg' },
  '& [data-count]': {
    flex: 'none',
    paddingInlineEnd: '1',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: '400',
    fontVariantNumeric: 'tabular-nums',
    // No text of the row, which has a name and a description.
    _before: { content: 'attr(data-count)' },
  },
  '& mark': { bg: 'bg.mark', color: 'fg', borderRadius: '2px' },
  // The menu's button takes the place of the count while it can be used.
  '@media (pointer: fine)': {
    '& [data-more]': { width: '0', overflow: 'hidden' },
    '& :is([data-row], [data-head]):is(:hover, :focus-within, [data-menu]) [data-more]': {
      width: '7',
      opacity: '1',
    },
    '& :is([data-row], [data-head]):is(:hover, :focus-within, [data-menu]) [data-count]:has(+ [data-more])': {
      display: 'none',
    },
  },
} as const;
