/**
 * A row of a list: its text begins at the left edge of the page, and the wash under a pointer reaches beyond it. With
 * `data-selected` it is selected.
 *
 * @example
 * <Box css={rowLook} data-selected="">
 *   Soup
 * </Box>
 */
export const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingY: '3',
  paddingX: '3',
  marginX: '-3',
  borderRadius: 'md',
  '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
  '&[data-selected]': { bg: 'accent.subtle' },
} as const;
