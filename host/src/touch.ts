/** At least 44 px under a finger. Given as `css`. */
export const touchTarget = {
  '@media (pointer: coarse)': { minHeight: 'touchTarget', minWidth: 'touchTarget' },
};
