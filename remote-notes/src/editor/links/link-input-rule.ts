import { linkSchema } from '@milkdown/kit/preset/commonmark';
import { InputRule } from '@milkdown/kit/prose/inputrules';
import { $inputRule } from '@milkdown/kit/utils';

/** Text that is typed behind a link is no part of it. */
export const nonInclusiveLinks = linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  inclusive: false,
}));

const TYPED = /(?<![!\\])\[([^[\]\n]+)\]\(((?:[^\s()<>]|\([^\s()<>]*\))+)(?: "([^"]*)")?\)$/;
/** `f[i](x)` is no link. */
const isAddress = (text: string) => /[./#:]/.test(text);

/** A link that is typed as Markdown becomes one. */
export const linkInputRule = $inputRule(
  (ctx) =>
    new InputRule(TYPED, ({ tr, doc, schema }, [, text = '', href = '', title = null], start, end) => {
      const link = linkSchema.type(ctx);
      const behind = start + 1 + text.length;
      const code = schema.marks.inlineCode;
      if (!isAddress(href) || (code && doc.rangeHasMark(behind, end, code))) return null;
      return tr
        .delete(behind, end)
        .removeMark(start + 1, behind, link)
        .addMark(start + 1, behind, link.create({ href, title }))
        .delete(start, start + 1)
        .setStoredMarks(doc.resolve(end).marks());
    }),
);
