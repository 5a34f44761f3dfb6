/** Colours that are offered by name for the accent. The first is that of the house. */
export const ACCENTS = {
  teal: '#0e6a66',
  blue: '#1d5fae',
  violet: '#6c4bb6',
  pink: '#a8326f',
  red: '#b3261e',
  orange: '#9a4a00',
  green: '#2f6b2b',
  graphite: '#4a4d55',
} as const;
export type AccentName = keyof typeof ACCENTS;
