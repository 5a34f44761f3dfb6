import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from './base.ts';

const versionShape = {
  _id: idSchema,
  /** When the note came to be like this. */
  createdAt: isoDateSchema,
  title: z.string(),
  version: z.int(),
  words: z.int(),
  characters: z.int(),
};

/** A former state of a note, without its text (decisions, section 3). Newest first, at most 100 are kept. */
export const versionSummarySchema = z.object(versionShape);
export type VersionSummary = z.infer<typeof versionSummarySchema>;
export const versionListSchema = z.array(versionSummarySchema);

/** A former state of a note with its text. */
export const noteVersionSchema = z.object({ ...versionShape, content: z.string() });
export type NoteVersion = z.infer<typeof noteVersionSchema>;

/** Path parameters of the calls on one version. */
export const versionParamsSchema = z.strictObject({ id: idSchema, versionId: idSchema });
