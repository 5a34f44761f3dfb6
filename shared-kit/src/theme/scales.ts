/** Each value as a token. */
const tokensOf = <T extends string | number>(values: Record<string, T>): Record<string, { value: T }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Steps of 4 px, as multiples of it. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
];
const spacing = tokensOf(Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])));

const shadow = (y: number, blur: number, strength = 10, edge = 30) => ({
  value: {
    _light: `0px ${y}px ${blur}px {colors.gray.900/${strength}}, 0px 0px 1px {colors.gray.900/${edge}}`,
    _dark: `0px ${y}px ${blur}px {black/64}, 0px 0px 1px inset {colors.gray.300/${edge}}`,
  },
});

/**
 * Sizes, type and motion under the names that Chakra's recipes and style props use, and with its values. Its own come
 * only together with its colours, of which the house uses none; they would be a hundredth of the first load.
 */
export const scales = {
  animations: tokensOf({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  borders: tokensOf({
    xs: '0.5px solid',
    sm: '1px solid',
    md: '2px solid',
    lg: '4px solid',
    xl: '8px solid',
  }),
  cursor: tokensOf({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    slider: 'default',
    switch: 'pointer',
  }),
  durations: tokensOf({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: tokensOf({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  fontSizes: tokensOf({
    '2xs': '0.625rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.5rem',
  }),
  fontWeights: tokensOf({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  letterSpacings: tokensOf({
    tighter: '-0.05em',
    tight: '-0.025em',
    wide: '0.025em',
    wider: '0.05em',
    widest: '0.1em',
  }),
  lineHeights: tokensOf({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  radii: tokensOf({
    none: '0',
    '2xs': '0.0625rem',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    '3xl': '1.5rem',
    '4xl': '2rem',
    full: '9999px',
  }),
  spacing,
  sizes: {
    ...spacing,
    ...tokensOf({
      '3xs': '14rem',
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '7xl': '80rem',
      '8xl': '90rem',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      prose: '60ch',
      full: '100%',
      dvh: '100dvh',
      svh: '100svh',
      lvh: '100lvh',
      dvw: '100dvw',
      vw: '100vw',
      vh: '100vh',
    }),
  },
  zIndex: tokensOf({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
};

/** Scales that differ by theme, or name another scale. */
export const semanticScales = {
  shadows: {
    xs: {
      value: {
        _light: '0px 1px 2px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/20}',
        _dark: '0px 1px 1px {black/64}, 0px 0px 1px inset {colors.gray.300/20}',
      },
    },
    sm: shadow(2, 4),
    md: shadow(4, 8),
    lg: shadow(8, 16),
    xl: shadow(16, 24),
    '2xl': shadow(24, 40, 16),
  },
  radii: tokensOf({ l1: '{radii.xs}', l2: '{radii.sm}', l3: '{radii.md}' }),
};
