import { readingLook } from '@my-note/kit/markdown';
import { touchTarget } from '@my-note/kit/ui';

const inserted = {
  bg: 'accent.subtle',
  textDecoration: 'underline',
  textDecorationColor: 'accent.fg',
  textDecorationThickness: '2px',
};
const deleted = { bg: 'bg.error', color: 'fg.error', textDecoration: 'line-through' };
const block = {
  display: 'block',
  position: 'relative',
  bg: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: '3px solid',
  paddingInlineStart: '1.4em',
  '&::before': { position: 'absolute', insetInlineStart: '0.4em', fontFamily: 'mono', fontWeight: '700' },
};

/** Insertions are also underlined and deletions struck through, for people who do not see the colors. */
export const diffStyles = {
  ...readingLook,
  '& button[data-part^=copy]': { display: 'none' },
  '& button[data-unfold]': {
    display: 'block',
    width: '100%',
    minHeight: '8',
    fontFamily: 'body',
    fontSize: 'sm',
    color: 'fg.muted',
    borderBlock: '1px dashed',
    borderColor: 'border.emphasized',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    ...touchTarget,
  },
  '& ins': inserted,
  '& del': deleted,
  '& > ins': {
    ...block,
    borderColor: 'accent.solid',
    '&::before': { ...block['&::before'], content: '"+"', color: 'accent.fg' },
  },
  '& > del': {
    ...block,
    opacity: '0.85',
    borderColor: 'fg.error',
    textDecoration: 'line-through',
    '&::before': { ...block['&::before'], content: '"−"', color: 'fg.error' },
  },
};
