/** At least 44 px under a finger. Buttons and menu entries have it; other controls take it as `css`. */
export const touchTarget = {
  '@media (pointer: coarse)': { minHeight: 'touchTarget', minWidth: 'touchTarget' },
};
