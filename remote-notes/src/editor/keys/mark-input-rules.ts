import {
  emphasisSchema,
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  strongInputRule,
  strongSchema,
} from '@milkdown/kit/preset/commonmark';
import { strikethroughInputRule, strikethroughSchema } from '@milkdown/kit/preset/gfm';
import { markRule } from '@milkdown/kit/prose';
import { $inputRule } from '@milkdown/kit/utils';

/** The presets' own: they take `2 * 3 * 4` and `*.md and **` for marks. */
export const PRESET_MARK_RULES: readonly unknown[] = [
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  strongInputRule,
  strikethroughInputRule,
];

// As Markdown reads them: no space inside of the signs, and none of the same signs around them.
const STAR = /(?<![*\\])\*(?![\s*])([^*]*[^\s*\\])\*$/;
const LINE = /(?<![\w\\])_(?![\s_])([^_]*[^\s_\\])_$/;
const STARS = /(?<![*\\\w:/])\*\*(?![\s*])([^*]*[^\s*\\])\*\*$/;
const LINES = /(?<![\w\\:/])__(?![\s_])([^_]*[^\s_\\])__$/;
const WAVES = /(?<![\w:/~\\])(~{1,2})(?![\s~])([^~]*[^\s~\\])\1$/;

/** Signs of Markdown that are typed around words become marks. */
export const markInputRules = [
  $inputRule((ctx) => markRule(STAR, emphasisSchema.type(ctx), { getAttr: () => ({ marker: '*' }) })),
  $inputRule((ctx) => markRule(LINE, emphasisSchema.type(ctx), { getAttr: () => ({ marker: '_' }) })),
  $inputRule((ctx) => markRule(STARS, strongSchema.type(ctx), { getAttr: () => ({ marker: '*' }) })),
  $inputRule((ctx) => markRule(LINES, strongSchema.type(ctx), { getAttr: () => ({ marker: '_' }) })),
  $inputRule((ctx) => markRule(WAVES, strikethroughSchema.type(ctx))),
];
