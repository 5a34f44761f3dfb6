const LINE_HEIGHTS = {
  '2xs': 0.75,
  xs: 1,
  sm: 1.25,
  md: 1.5,
  lg: 1.75,
  xl: 1.875,
  '2xl': 2,
  '3xl': 2.375,
  '4xl': 2.75,
  '5xl': 3.75,
  '6xl': 4.5,
  '7xl': 5.75,
};

const style = ([size, rem]: [string, number]) => [
  size,
  {
    value: {
      fontSize: size,
      lineHeight: `${rem}rem`,
      ...(rem > 2.5 && { letterSpacing: '-0.025em' }),
    },
  },
];

/** Size and line height of text under the names that Chakra's recipes use, and with its values; written shorter. */
export const textStyles = {
  ...Object.fromEntries(Object.entries(LINE_HEIGHTS).map(style)),
  none: { value: {} },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
};
