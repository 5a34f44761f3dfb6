import {
  bulletListSchema,
  emphasisSchema,
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  hrSchema,
  insertHrInputRule,
  linkSchema,
  listItemSchema,
  paragraphSchema,
  strongInputRule,
  strongSchema,
} from '@milkdown/kit/preset/commonmark';
import { strikethroughInputRule, strikethroughSchema } from '@milkdown/kit/preset/gfm';
import { markRule } from '@milkdown/kit/prose';
import { InputRule } from '@milkdown/kit/prose/inputrules';
import { TextSelection } from '@milkdown/kit/prose/state';
import { $inputRule } from '@milkdown/kit/utils';

/** Rules of the presets that `inputRules` replaces. */
export const REPLACED_RULES: readonly unknown[] = [
  // These take `2 * 3 * 4` and `*.md and **` for marks.
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  strongInputRule,
  strikethroughInputRule,
  // This one leaves the rule selected, so that the next letter replaces it.
  insertHrInputRule,
];

// As in Markdown: no space inside the delimiters, and none of the same delimiters around them.
const STAR = /(?<![*\\])\*(?![\s*])([^*]*[^\s*\\])\*$/;
const UNDERSCORE = /(?<![\w\\])_(?![\s_])([^_]*[^\s_\\])_$/;
const STARS = /(?<![*\\\w:/])\*\*(?![\s*])([^*]*[^\s*\\])\*\*$/;
const UNDERSCORES = /(?<![\w\\:/])__(?![\s_])([^_]*[^\s_\\])__$/;
const TILDES = /(?<![\w:/~\\])(~{1,2})(?![\s~])([^~]*[^\s~\\])\1$/;

const marks = [
  $inputRule((ctx) => markRule(STAR, emphasisSchema.type(ctx), { getAttr: () => ({ marker: '*' }) })),
  $inputRule((ctx) => markRule(UNDERSCORE, emphasisSchema.type(ctx), { getAttr: () => ({ marker: '_' }) })),
  $inputRule((ctx) => markRule(STARS, strongSchema.type(ctx), { getAttr: () => ({ marker: '*' }) })),
  $inputRule((ctx) => markRule(UNDERSCORES, strongSchema.type(ctx), { getAttr: () => ({ marker: '_' }) })),
  $inputRule((ctx) => markRule(TILDES, strikethroughSchema.type(ctx))),
];

/** Three dashes become a rule; the text after them goes on in a paragraph below it. */
const horizontalRule = $inputRule(
  (ctx) =>
    new InputRule(/^(?:---|___\s|\*\*\*\s)$/, ({ tr, doc }, _match, start, end) => {
      const $start = doc.resolve(start);
      const rest = $start.parent.slice(end - $start.start()).content;
      const [before, after] = [$start.before(), $start.after()];
      const container = $start.node(-1);
      const rule = hrSchema.type(ctx);
      if (!container.canReplaceWith($start.index(-1), $start.indexAfter(-1), rule)) return null;
      tr.replaceWith(before, after, [rule.create(), paragraphSchema.type(ctx).create(null, rest)]);
      return tr.setSelection(TextSelection.create(tr.doc, before + 2)).scrollIntoView();
    }),
);

const LINK = /(?<![!\\])\[([^[\]\n]+)\]\(((?:[^\s()<>]|\([^\s()<>]*\))+)(?: "([^"]*)")?\)$/;
/** `f[i](x)` is not a link. */
const isUrl = (text: string) => /[./#:]/.test(text);

const link = $inputRule(
  (ctx) =>
    new InputRule(LINK, ({ tr, doc, schema }, [, text = '', href = '', title = null], start, end) => {
      const type = linkSchema.type(ctx);
      const textEnd = start + 1 + text.length;
      const code = schema.marks.inlineCode;
      if (!isUrl(href) || (code && doc.rangeHasMark(textEnd, end, code))) return null;
      return tr
        .delete(textEnd, end)
        .removeMark(start + 1, textEnd, type)
        .addMark(start + 1, textEnd, type.create({ href, title }))
        .delete(start, start + 1)
        .setStoredMarks(doc.resolve(end).marks());
    }),
);

/** A task without the dash of a list, as other editors take it. */
const task = $inputRule(
  (ctx) =>
    new InputRule(/^\[([ xX]?)\]\s$/, ({ tr, doc }, [, box = ''], start, end) => {
      const $start = doc.resolve(start);
      const [range, container] = [$start.blockRange(), $start.node(-1)];
      const isParagraph = $start.parent.type === paragraphSchema.type(ctx);
      if (!range || !isParagraph || container.type === listItemSchema.type(ctx)) return null;
      const checked = box.trim() !== '';
      const item = { type: listItemSchema.type(ctx), attrs: { checked } };
      return tr.wrap(range, [{ type: bulletListSchema.type(ctx) }, item]).delete(start + 2, end + 2);
    }),
);

/** Markdown that is typed takes effect immediately. */
export const inputRules = [link, ...marks, horizontalRule, task];
