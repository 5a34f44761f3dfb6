import { expect, test } from 'vitest';
import { palette } from './palette.ts';

type Color = keyof typeof palette;
const THEMES = [
  ['light', 0],
  ['dark', 1],
] as const;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Color, other: Color, theme: 0 | 1): number {
  const [low = 0, high = 0] = [one, other]
    .map((color) => luminance(palette[color][theme]))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['paper', 'margin', 'panel'] as const;
const cases: [text: Color, behind: readonly Color[], least: number][] = [
  ['ink', ['paper', 'panel', 'selection'], 7],
  ['ink', ['margin', 'hover', 'mark', 'accentWash', 'dangerWash', 'warningWash'], 4.5],
  ['mutedInk', [...surfaces, 'hover', 'selection', 'accentWash'], 4.5],
  ['accent', [...surfaces, 'hover', 'selection', 'accentWash'], 4.5],
  ['danger', [...surfaces, 'dangerWash'], 4.5],
  ['warning', [...surfaces, 'warningWash'], 4.5],
  ['onAccent', ['accent', 'accentHover'], 4.5],
  ['onDanger', ['danger', 'dangerHover'], 4.5],
  ['onWarning', ['warning'], 4.5],
  // What is selected is seen, also beside text.
  ['selection', ['paper', 'panel'], 1.3],
];

for (const [text, behind, least] of cases) {
  for (const [theme, index] of THEMES) {
    test.each(behind)(`${text} on %s has a contrast of ${least} in the ${theme} theme`, (surface) => {
      expect(contrast(text, surface, index)).toBeGreaterThanOrEqual(least);
    });
  }
}
