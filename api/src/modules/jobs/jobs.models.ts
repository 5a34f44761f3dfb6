import type { Job } from '@my-note/shared-kit/contract';
import type { JobRow } from './jobs.table.ts';

export const toJob = (row: JobRow): Job => ({
  _id: row.id,
  kind: row.kind,
  status: row.status,
  done: row.done,
  total: row.total,
  error: row.error,
  report: row.report,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
