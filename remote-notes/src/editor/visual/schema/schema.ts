import { htmlSchema, imageSchema, linkSchema, paragraphSchema } from '@milkdown/kit/preset/commonmark';
import { extendListItemSchemaForTask } from '@milkdown/kit/preset/gfm';
import { splitAroundHtml } from '../../markdown/write/split-html-paragraph.ts';

/** HTML shows its source, as a block when it has several lines. */
const html = htmlSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toDOM: ({ attrs }) => {
    const value = String(attrs.value);
    const block = value.includes('\n') ? { 'data-block': '' } : {};
    return ['span', { 'data-type': 'html', 'data-value': value, ...block }, value];
  },
}));

/** A pasted image without a title gets no caption. */
const image = imageSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom: HTMLElement) => ({
        src: dom.getAttribute('src') ?? '',
        alt: dom.getAttribute('alt') ?? '',
        title: dom.getAttribute('title') ?? '',
      }),
    },
  ],
}));

/** Text typed after a link is not part of it. */
const link = linkSchema.extendSchema((previous) => (ctx) => ({ ...previous(ctx), inclusive: false }));

/** New list items are tight. */
const listItem = extendListItemSchemaForTask.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return { ...schema, attrs: { ...schema.attrs, spread: { default: false, validate: 'boolean' } } };
});

/** Writes an empty paragraph with a list of children, without which serializing an empty task would throw. */
const paragraph = paragraphSchema.extendSchema((previous) => (ctx) => {
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

/** What the editor changes of the presets' schema. */
export const schemaExtensions = [paragraph, image, link, html, listItem].flat();
