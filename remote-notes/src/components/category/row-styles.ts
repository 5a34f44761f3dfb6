import { noCallout } from '@my-note/kit/ui';

const line = { content: '""', position: 'absolute', insetInline: '0', height: '2px', bg: 'accent.solid' };

/** Where a pointer hovers, the checkbox takes the place of the icon and the handle that of the date. */
export const rowStyles = {
  position: 'absolute',
  insetInline: '0',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  paddingX: '2',
  borderTop: '1px solid',
  borderColor: 'border',
  _hover: { bg: 'bg.subtle' },
  '&[data-selected]': { bg: 'accent.subtle' },
  '&[data-dragged]': { opacity: '0.5' },
  '&[data-hit=into]': { bg: 'accent.subtle' },
  '&[data-hit=before]::before': { ...line, top: '-1.5px' },
  '&[data-hit=after]::after': { ...line, bottom: '-1.5px' },
  '& [data-start], & [data-end]': {
    display: 'grid',
    alignItems: 'center',
    flex: 'none',
    minHeight: 'touchTarget',
  },
  '& [data-start]': { width: '6', justifyItems: 'center' },
  '& [data-end]': { justifyItems: 'end' },
  '& a': noCallout,
  '& [data-grip]': { color: 'fg.muted', cursor: 'grab' },
  '& [data-icon]': { pointerEvents: 'none' },
  '& [data-check]': { opacity: '0' },
  '& [data-start] > *': { gridArea: '1 / 1' },
  '&[data-selecting] [data-check], & [data-start]:focus-within [data-check]': { opacity: '1' },
  '&[data-selecting] [data-icon], & [data-start]:focus-within [data-icon]': { opacity: '0' },
  '&[data-selecting] [data-grip]': { display: 'none' },
  // A finger hovers nowhere: rows are selected by a long press, or the button above the list.
  '@media (hover: none)': {
    '&:not([data-selecting]) [data-check]': { display: 'none' },
    '& [data-end]': { gridAutoFlow: 'column' },
    // A phone has room for one of both.
    '@media (max-width: 29.99rem)': { '& [data-grip] + [data-date]': { display: 'none' } },
  },
  '@media (hover: hover)': {
    '& [data-end] > *': { gridArea: '1 / 1' },
    '& [data-date]': { pointerEvents: 'none' },
    '&:hover [data-check]': { opacity: '1' },
    '&:hover [data-icon]': { opacity: '0' },
    '&:not(:hover, :focus-within) [data-grip]:not([data-state=open])': { opacity: '0' },
    '&:is(:hover, :focus-within):not([data-selecting]) [data-grip] + [data-date]': { opacity: '0' },
  },
} as const;
