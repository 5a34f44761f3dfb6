import * as z from 'zod/mini';
import { envelope, idSchema, isoDateSchema } from './base.ts';

/** What an import brought, and the files of the archive that it left out, by name. */
export const importReportSchema = z.object({
  notes: z.int(),
  categories: z.int(),
  attachments: z.int(),
  skipped: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const jobKindSchema = z.enum(['export', 'import']);
export const jobStatusSchema = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);

/** Progress of an export or import, counted in files. `error` is a message for the person who asked for it. */
export const jobSchema = z.object({
  _id: idSchema,
  kind: jobKindSchema,
  status: jobStatusSchema,
  done: z.int(),
  total: z.int(),
  error: z.nullable(z.string()),
  report: z.nullable(importReportSchema),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
export type Job = z.infer<typeof jobSchema>;

/** The newest jobs first. */
export const jobListSchema = envelope(z.array(jobSchema));

/** Query of GET /u-notes/export: one category with all below it, or everything. */
export const exportQuerySchema = z.strictObject({ category: z.optional(idSchema) });

/** Header of the export's answer with the id of its job. */
export const JOB_ID_HEADER = 'job-id';
