/**
 * At least 44 px under a finger. Buttons and menu entries have it; other controls take it as `css`.
 *
 * @example
 * <Link to="/i/weather">
 *   <Box css={touchTarget}>Weather</Box>
 * </Link>
 */
export const touchTarget = {
  '@media (pointer: coarse)': { minHeight: 'touchTarget', minWidth: 'touchTarget' },
};
