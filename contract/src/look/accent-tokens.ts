import type { AccentColors } from './accent.ts';

/** Tokens of the kit (shared-kit/src/theme/tokens.ts) as custom properties, and the color that each gets. */
export const ACCENT_TOKENS: readonly (readonly [property: string, color: keyof AccentColors])[] = [
  ['--chakra-colors-accent-solid', 'solid'],
  ['--chakra-colors-accent-fg', 'solid'],
  ['--chakra-colors-accent-focus-ring', 'solid'],
  ['--chakra-colors-accent-border', 'solid'],
  ['--chakra-colors-accent-emphasized', 'hover'],
  ['--chakra-colors-accent-contrast', 'contrast'],
  ['--chakra-colors-accent-subtle', 'wash'],
  ['--chakra-colors-accent-muted', 'wash'],
  ['--chakra-colors-bg-selection', 'selection'],
  ['--chakra-colors-fg-accent', 'solid'],
  ['--chakra-colors-gray-focus-ring', 'solid'],
];
