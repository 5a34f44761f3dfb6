import { chakra } from '@my-note/kit/ui';

/** A row that seeks the video to a time. */
export const SeekRow = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    width: '100%',
    textAlign: 'start',
    paddingX: '2',
    paddingY: '1.5',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minHeight: 'touchTarget' },
  },
});
