import { htmlSchema } from '@milkdown/kit/preset/commonmark';

/** HTML shows its source. What has several lines is a block. */
export const htmlSchemaExtension = htmlSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  toDOM: ({ attrs: { value } }) => [
    'span',
    {
      'data-type': 'html',
      'data-value': String(value),
      ...(String(value).includes('\n') ? { 'data-block': '' } : {}),
    },
    String(value),
  ],
}));
