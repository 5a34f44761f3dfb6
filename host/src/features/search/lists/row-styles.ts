import { touchTarget } from '@my-note/kit/ui';

// No wider than the text, so that one from right to left also begins below the others.
const own = { width: 'fit-content', maxWidth: 'full' };
const cut = { ...own, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/**
 * Styles of all rows, set once on their list: fifty rows render at every key press, and plain elements cost a fraction
 * of styled ones.
 */
export const rowStyles = {
  '& [role=option]': {
    display: 'block',
    width: 'full',
    paddingX: '3',
    paddingY: '1.5',
    borderRadius: 'md',
    lineHeight: '1.35',
    cursor: 'pointer',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 3.5rem',
    ...touchTarget,
  },
  '& [role=option][aria-selected=true]': {
    bg: 'accent.subtle',
    boxShadow: 'inset 2px 0 0 {colors.accent.solid}',
    '[dir=rtl] &': { boxShadow: 'inset -2px 0 0 {colors.accent.solid}' },
  },
  '& [data-part=title]': { ...cut, display: 'block', fontWeight: '600' },
  '& [data-part=fact]': { ...cut, display: 'block', fontSize: 'xs', color: 'fg.muted' },
  '& [data-part=snippet]': {
    ...own,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  '& mark': { color: 'fg' },
  '& [data-stale=true]': { opacity: '0.55' },
};
