import { ACCENTS, type AccentColors, accentColors, accentCss, tagsCss } from '@my-note/contract/look';
import { TAG_COLORS, TAG_HUES } from '@my-note/contract/tags';
import { createDice } from '@my-note/contract/testing/dice';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { houseSystem } from './system.ts';
import { contrastOf } from './testing/contrast-of.ts';

const THEMES = [
  ['light', 0],
  ['dark', 1],
] as const;
const AWKWARD = [
  '#ffff00',
  '#fdfdfd',
  '#ffffff',
  '#000000',
  '#050505',
  '#808080',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
];

/** Every pair that the pages show of an accent, with the contrast that WCAG 2.2 or the house asks for. */
function pairsOf({ solid, hover, contrast, wash, selection }: AccentColors, theme: 0 | 1) {
  const of = (name: keyof typeof palette) => palette[name][theme];
  const surfaces = (['paper', 'margin', 'panel', 'hover'] as const).map(of);
  return [
    ...[...surfaces, wash, selection].map((behind) => [solid, behind, 4.5] as const),
    ...[solid, hover].map((behind) => [contrast, behind, 4.5] as const),
    [of('ink'), selection, 7] as const,
    [of('ink'), wash, 4.5] as const,
    [of('mutedInk'), selection, 4.5] as const,
    [of('mutedInk'), wash, 4.5] as const,
    ...[of('paper'), of('panel')].map((behind) => [selection, behind, 1.3] as const),
  ];
}

function expectReadable(hex: string) {
  const colors = accentColors(hex);
  for (const [name, index] of THEMES)
    for (const [color, behind, least] of pairsOf(colors[name], index))
      expect(contrastOf(color, behind), `${hex}, ${name}: ${color} on ${behind}`).toBeGreaterThanOrEqual(
        least,
      );
}

test.each([...Object.values(ACCENTS), ...Object.values(TAG_HUES), ...AWKWARD])(
  '%s is readable',
  expectReadable,
);

test('any colour is readable', () => {
  const dice = createDice(20_261_128);
  for (let round = 0; round < 2_000; round += 1)
    expectReadable(`#${dice.roll(0x1_00_00_00).toString(16).padStart(6, '0')}`);
});

test('a colour that is readable as it is, is not changed', () => {
  expect(accentColors('#0e6a66').light.solid).toBe('#0e6a66');
  expect(accentColors('#6ccbc3').dark.solid).toBe('#6ccbc3');
});

test('the rules name tokens of the design system alone', () => {
  const known = JSON.stringify(houseSystem().getTokenCss());
  const named = [...accentCss('#1d5fae').matchAll(/(--chakra-[\w-]+):/g)].map(([, name]) => name ?? '');
  expect(named).toHaveLength(22);
  for (const name of named) expect(known).toContain(`"${name}"`);
});

test('each colour of a tag has rules, and a tag below another wins over it', () => {
  expect(
    tagsCss(TAG_COLORS.map((color) => `${color}=${color}`).join(',')).match(/--tag-\w+-bg:#/g),
  ).toHaveLength(16);
  const css = tagsCss('work/log=blue,work=red,"}=red,x=none');
  expect(css.match(/\[data-tag="[^"]+"\]/g)).toEqual(['[data-tag="work"]', '[data-tag="work/log"]']);
  expect(css).toContain('--tag:var(--tag-blue);--tag-bg:var(--tag-blue-bg)');
  expect(tagsCss('')).toBe('');
});
