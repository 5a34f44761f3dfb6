import { extendListItemSchemaForTask } from '@milkdown/kit/preset/gfm';

/** Entries that a person makes stand close together; read ones as they stood. */
export const tightItems = extendListItemSchemaForTask.extendSchema((former) => (ctx) => {
  const schema = former(ctx);
  return { ...schema, attrs: { ...schema.attrs, spread: { default: false, validate: 'boolean' } } };
});
