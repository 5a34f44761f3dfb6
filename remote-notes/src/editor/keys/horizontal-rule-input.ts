import { hrSchema, insertHrInputRule, paragraphSchema } from '@milkdown/kit/preset/commonmark';
import { InputRule } from '@milkdown/kit/prose/inputrules';
import { TextSelection } from '@milkdown/kit/prose/state';
import { $inputRule } from '@milkdown/kit/utils';

/** The preset's own leaves the line selected, so that the next letter replaces it. */
export const PRESET_HR_RULE: unknown = insertHrInputRule;

/** Three dashes become a line across the page; writing goes on below it. */
export const horizontalRuleInput = $inputRule(
  (ctx) =>
    new InputRule(/^(?:---|___\s|\*\*\*\s)$/, ({ tr, doc }, _match, start, end) => {
      const $start = doc.resolve(start);
      // What stands behind the dashes goes on below the line.
      const rest = $start.parent.slice(end - $start.start()).content;
      const [before, after] = [$start.before(), $start.after()];
      const container = $start.node(-1);
      const line = hrSchema.type(ctx);
      if (!container.canReplaceWith($start.index(-1), $start.indexAfter(-1), line)) return null;
      tr.replaceWith(before, after, [line.create(), paragraphSchema.type(ctx).create(null, rest)]);
      return tr.setSelection(TextSelection.create(tr.doc, before + 2)).scrollIntoView();
    }),
);
