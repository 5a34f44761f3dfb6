import { paragraphSchema } from '@milkdown/kit/preset/commonmark';
import { splitAroundHtml } from '../markdown/write/split-html-paragraph.ts';

/** A task without words would stop all writing: what writes it down asks for the length of a list that is missing. */
export const paragraphSchemaExtension = paragraphSchema.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return {
    ...schema,
    toMarkdown: {
      ...schema.toMarkdown,
      runner: (state, node) => {
        if (node.childCount === 0) state.addNode('paragraph', []);
        else for (const each of splitAroundHtml(ctx, node)) schema.toMarkdown.runner(state, each);
      },
    },
  };
});
