import { palette } from './palette.ts';

// `_light` too: the base theme sets it on some tokens, and it would win over `base`.
const themed = ([light, dark]: readonly [string, string]) => ({
  value: { base: light, _light: light, _dark: dark },
});

/** One palette in the shape that Chakra's recipes need. */
const colorPalette = (
  solid: readonly [string, string],
  hover: readonly [string, string],
  contrast: readonly [string, string],
  wash: readonly [string, string],
) => ({
  solid: themed(solid),
  contrast: themed(contrast),
  fg: themed(solid),
  muted: themed(wash),
  subtle: themed(wash),
  emphasized: themed(hover),
  focusRing: themed(solid),
  border: themed(solid),
});

const accent = colorPalette(palette.accent, palette.accentHover, palette.onAccent, palette.accentWash);

/** Meanings of colours. Components name these and never a literal. */
export const semanticColors = {
  bg: {
    DEFAULT: themed(palette.paper),
    subtle: themed(palette.margin),
    muted: themed(palette.hover),
    emphasized: themed(palette.hover),
    panel: themed(palette.panel),
    error: themed(palette.dangerWash),
    warning: themed(palette.warningWash),
    mark: themed(palette.mark),
    selection: themed(palette.selection),
  },
  fg: {
    DEFAULT: themed(palette.ink),
    muted: themed(palette.mutedInk),
    subtle: themed(palette.mutedInk),
    error: themed(palette.danger),
    warning: themed(palette.warning),
    accent: themed(palette.accent),
  },
  border: {
    DEFAULT: themed(palette.hairline),
    muted: themed(palette.hairline),
    subtle: themed(palette.hairline),
    emphasized: themed(palette.strongLine),
    field: themed(palette.fieldLine),
    error: themed(palette.danger),
  },
  accent,
  green: accent,
  orange: colorPalette(palette.warning, palette.warning, palette.onWarning, palette.warningWash),
  red: colorPalette(palette.danger, palette.dangerHover, palette.onDanger, palette.dangerWash),
  gray: {
    ...colorPalette(palette.ink, palette.mutedInk, palette.paper, palette.hover),
    border: themed(palette.hairline),
    focusRing: themed(palette.accent),
  },
};

/** Fixed sizes (docs/specification/product.md#sizes), type, and motion. */
export const tokens = {
  // Those that Chakra's recipes and shadows name themselves.
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#0B0B0C' },
    white: { value: '#FFFFFF' },
    blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.36)' } },
    gray: { 300: { value: '#D6D3CC' }, 900: { value: '#1A1916' } },
  },
  fonts: {
    // Behind each of ours stand those that take its place until it is there (host/src/app/font-fallbacks.css).
    body: {
      value:
        '"Source Sans 3 Variable", "Source Sans 3", "Source Sans 3 as Arial", "Source Sans 3 as Roboto", system-ui, sans-serif',
    },
    // Titles and headings are set in the font of the text.
    heading: { value: '{fonts.note}' },
    note: {
      value:
        '"Source Serif 4 Variable", "Source Serif 4", "Source Serif 4 as Georgia", "Source Serif 4 as Times", "Source Serif 4 as Noto", Georgia, serif',
    },
    mono: {
      value:
        '"JetBrains Mono Variable", "JetBrains Mono", "JetBrains Mono as Courier", ui-monospace, monospace',
    },
  },
  sizes: {
    topBar: { value: '4rem' },
    // The early script of the host sets what a person chose.
    sidebar: { value: 'var(--sidebar-width, 320px)' },
    tableOfContents: { value: '300px' },
    row: { value: '32px' },
    touchTarget: { value: '44px' },
    measure: { value: '44rem' },
    wide: { value: '60rem' },
    // The column, the margin with the table of contents, and the gaps around them.
    page: { value: 'calc(50rem + 300px)' },
  },
};
