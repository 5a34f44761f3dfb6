import { readTagColors, TAG_HUES, type TagColor } from '../tags/tag-colors.ts';
import { accentColors } from './accent.ts';
import { ACCENT_TOKENS } from './accent-tokens.ts';

type Theme = 'light' | 'dark';
/** Both win over the rules of the design system, which stand in a layer. */
const ROOTS: Record<Theme, string> = { light: 'html:not(.dark)', dark: 'html.dark' };

const inBothThemes = (linesOf: (theme: Theme) => string[]): string =>
  (['light', 'dark'] as const).map((theme) => `${ROOTS[theme]}{${linesOf(theme).join(';')}}`).join('');

/** The rules that give every page the accent, made of one colour. */
export function accentCss(hex: string): string {
  const colors = accentColors(hex);
  return inBothThemes((theme) => ACCENT_TOKENS.map(([token, color]) => `${token}:${colors[theme][color]}`));
}

/**
 * The rules that give elements with `data-tag` the colours of their tag, as `--tag` for text and `--tag-bg` for what is behind
 * it. A tag without a colour has that of the nearest one above it.
 */
export function tagsCss(value: string): string {
  const tags = [...readTagColors(value)].sort(([a], [b]) => a.length - b.length);
  if (tags.length === 0) return '';
  const used = [...new Set(tags.map(([, color]) => color))];
  const shades = inBothThemes((theme) =>
    used.flatMap((color) => {
      const { solid, wash } = accentColors(TAG_HUES[color])[theme];
      return [`--tag-${color}:${solid}`, `--tag-${color}-bg:${wash}`];
    }),
  );
  return shades + tags.map(([key, color]) => ruleOf(key, color)).join('');
}

/** The key of a tag has letters, digits, `_`, `-`, and `/` alone, so that it needs no escapes in a string. */
const ruleOf = (key: string, color: TagColor): string =>
  `[data-tag="${key}"],[data-tag^="${key}/"]{--tag:var(--tag-${color});--tag-bg:var(--tag-${color}-bg)}`;
