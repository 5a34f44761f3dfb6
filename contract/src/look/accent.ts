import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagLuminance,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
const toOklch = registerMode(modeOklch);

/** What the themes need of one colour, each as `#rrggbb`. */
export interface AccentColors {
  /** Text, lines, and surfaces in the colour. */
  solid: string;
  /** The same while the pointer is on it. */
  hover: string;
  /** Text on both. */
  contrast: string;
  /** A quiet surface; text in the colour is readable on it. */
  wash: string;
  /** Behind selected text. */
  selection: string;
}

/** WCAG 2.2 asks for 4.5; what rounding to 256 steps takes away stays above it. */
const READABLE = 4.56;
/** Of the quiet surfaces and of the selection, as in the house's own palette (shared-kit/src/theme/palette.ts). */
const LIGHT = { wash: 0.819, selection: 0.713, darkestSurface: 0.705 };
const DARK = { wash: 0.0345, selection: 0.0445, lightestSurface: 0.047, ink: 0.014 };
const STEPS = 24;

/** The colour with another luminance, as WCAG defines it, and with at most this chroma. */
function withLuminance(color: Oklch, luminance: number, chroma = color.c): string {
  const at = (l: number) => clampChroma({ ...color, l, c: Math.min(color.c, chroma) }, 'oklch');
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return formatHex(at((low + high) / 2));
}

function lightColors(color: Oklch, given: string): AccentColors {
  const darkest = (LIGHT.darkestSurface + 0.05) / READABLE - 0.05;
  const own = wcagLuminance(given);
  const luminance = Math.min(own, darkest);
  // Nearly black becomes lighter under the pointer: it has no darker shade that is seen.
  const hover = luminance < 0.02 ? 0.045 : luminance * 0.6;
  return {
    solid: own <= darkest ? given : withLuminance(color, luminance),
    hover: withLuminance(color, hover),
    contrast: '#ffffff',
    wash: withLuminance(color, LIGHT.wash, 0.035),
    selection: withLuminance(color, LIGHT.selection, 0.07),
  };
}

function darkColors(color: Oklch, given: string): AccentColors {
  const lightest = (DARK.lightestSurface + 0.05) * READABLE - 0.05;
  const own = wcagLuminance(given);
  const luminance = Math.max(own, lightest);
  const hover = luminance > 0.75 ? luminance * 0.8 : Math.min(0.9, luminance * 1.25);
  return {
    solid: own >= lightest ? given : withLuminance(color, luminance),
    hover: withLuminance(color, hover),
    contrast: withLuminance(color, DARK.ink, 0.04),
    wash: withLuminance(color, DARK.wash, 0.04),
    selection: withLuminance(color, DARK.selection, 0.05),
  };
}

const HEX = /^#[0-9a-f]{6}$/;

/** Whether a text is a colour as the settings keep it. */
export const isHexColor = (text: string): boolean => HEX.test(text);

/**
 * Derives from one colour what the light and the dark theme need, with the contrasts that WCAG 2.2 asks for: a colour that is
 * too light or too dark is shown in another shade.
 */
export function accentColors(hex: string): { light: AccentColors; dark: AccentColors } {
  const color = toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 };
  return { light: lightColors(color, hex), dark: darkColors(color, hex) };
}
