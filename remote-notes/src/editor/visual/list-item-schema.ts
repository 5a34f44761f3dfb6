import { extendListItemSchemaForTask } from '@milkdown/kit/preset/gfm';

/** Entries that a person makes stand close together; read ones as they stood. */
export const tightListItems = extendListItemSchemaForTask.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return { ...schema, attrs: { ...schema.attrs, spread: { default: false, validate: 'boolean' } } };
});
