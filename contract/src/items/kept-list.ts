import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { listItemSchema } from './notes.ts';

/** Raised when records of this version could be misread by the next. */
export const KEPT_LIST_FORMAT = 1;

const stateShape = {
  /** Names the parts that the changes belong to. */
  base: z.string(),
  revision: z.int(),
  order: z.array(idSchema),
  orderVersion: z.int(),
};

/** What a browser keeps of a list for the next visit, beside its parts: the state of these. */
export const keptHeadSchema = z.object({
  ...stateShape,
  format: z.int(),
  parts: z.int(),
  savedAt: z.number(),
});
export interface KeptHead extends z.infer<typeof keptHeadSchema> {}

/** What has changed since the parts were read. */
export const keptChangesSchema = z.object({
  ...stateShape,
  items: z.array(listItemSchema),
  gone: z.array(idSchema),
});
export interface KeptChanges extends z.infer<typeof keptChangesSchema> {}
