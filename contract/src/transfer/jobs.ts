import * as z from 'zod/mini';
import { envelope, idSchema, isoDateSchema } from '../base.ts';

export { adviceFor } from './import-advice.ts';

/** The detected format of an archive: ours, a known product's export, or any folders of Markdown. */
const importSourceSchema = z.enum([
  'my-note',
  'obsidian',
  'joplin',
  'outline',
  'notion',
  'trilium',
  'logseq',
  'markdown',
]);
export type ImportSource = z.infer<typeof importSourceSchema>;

/** Something that was not imported: its file, the reason, and the part when it is not the whole file. */
const importLossSchema = z.object({
  file: z.string(),
  reason: z.string(),
  what: z.optional(z.string()),
});
export interface ImportLoss extends z.infer<typeof importLossSchema> {}

/** A category of an import in the order of its tree: its depth, and the notes directly in it. */
const importedCategorySchema = z.object({
  title: z.string(),
  depth: z.int(),
  notes: z.int(),
});
export interface ImportedCategory extends z.infer<typeof importedCategorySchema> {}

/** What an import created, or would create while its job is `ready`. Its lists have at most 1,000 entries. */
const importReportSchema = z.object({
  /** A service that is newer than the page may know more formats. */
  source: z.catch(importSourceSchema, 'markdown'),
  /** Name of the program that wrote the archive, when `source` has no value for it. */
  program: z.optional(z.string()),
  notes: z.int(),
  categories: z.int(),
  attachments: z.int(),
  /** Files of the archive that were left out, by name; each has its reason among the losses. */
  skipped: z.array(z.string()),
  losses: z.array(importLossSchema),
  /** Number of losses, listed or not. */
  lossCount: z.int(),
  /** Links without a target: they stay unchanged, so that nothing is lost. Listed, with their number. */
  deadLinks: z.array(importLossSchema),
  deadLinkCount: z.int(),
  /** The categories, and the number of notes at the top level. */
  outline: z.array(importedCategorySchema),
  topNotes: z.int(),
});
export interface ImportReport extends z.infer<typeof importReportSchema> {}

const jobKindSchema = z.enum(['export', 'import']);

/** `ready`: an import that was read as a dry run and waits to be confirmed or cancelled. */
const jobStatusSchema = z.enum(['queued', 'running', 'ready', 'done', 'failed', 'cancelled']);

/** Progress of an export or import, counted in files. `error` is a message for the user who started it. */
export const jobSchema = z.object({
  _id: idSchema,
  kind: jobKindSchema,
  status: jobStatusSchema,
  /** Name of the imported file, or of the one note that is exported; null for any other export. */
  name: z.nullable(z.string()),
  done: z.int(),
  total: z.int(),
  error: z.nullable(z.string()),
  report: z.nullable(importReportSchema),
  /** When the import was undone. */
  undoneAt: z.nullable(isoDateSchema),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
export interface Job extends z.infer<typeof jobSchema> {}

/** The newest jobs first. */
export const jobListSchema = envelope(z.array(jobSchema));

/** Query of POST /u-notes/import: with `preview` no item is listed before the job is confirmed. */
export const importQuerySchema = z.strictObject({ preview: z.optional(z.enum(['true', 'false'])) });

/** Payload of POST /u-notes/jobs/{id}/confirm: the target category, or the top level. */
export const importConfirmSchema = z.strictObject({ category: z.optional(z.nullable(idSchema)) });

/**
 * Response of POST /u-notes/jobs/{id}/undo: the entries that were moved to the trash, and how many items were
 * kept because they contain something of the user's own.
 */
export const importUndoneSchema = z.object({ job: jobSchema, trashed: z.array(idSchema), kept: z.int() });
export interface ImportUndone extends z.infer<typeof importUndoneSchema> {}

/**
 * Query of GET /u-notes/export: one category with its descendants, or everything, as Markdown or as a static site; or
 * one note as a file of HTML.
 */
export const exportQuerySchema = z.strictObject({
  category: z.optional(idSchema),
  note: z.optional(idSchema),
  format: z.optional(z.enum(['markdown', 'html'])),
});

export type ExportFormat = 'markdown' | 'html';

/** Header of the export's response: the id of its job. */
export const JOB_ID_HEADER = 'job-id';
