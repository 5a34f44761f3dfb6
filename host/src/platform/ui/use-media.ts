import { useMedia } from '@my-note/shared-kit/ui';

/** The sidebar's place: wide enough for it and a note beside it. */
export const useIsDesktop = (): boolean => useMedia('(min-width: 62rem)');

export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');

/** Wide enough for a dialog with the page around it. */
export const useIsWide = (): boolean => useMedia('(min-width: 48rem)');
