import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { contrastOf } from './testing/contrast-of.ts';

type Color = keyof typeof palette;
const THEMES = [
  ['light', 0],
  ['dark', 1],
] as const;

const contrast = (one: Color, other: Color, theme: 0 | 1): number =>
  contrastOf(palette[one][theme], palette[other][theme]);

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
  ['fieldLine', surfaces, 3],
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
