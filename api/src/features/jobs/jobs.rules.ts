import type { ImportReport, Job } from '@my-note/contract/jobs';
import type { JobRow } from './jobs.table.ts';

export const toJob = (row: JobRow): Job => ({
  _id: row.id,
  kind: row.kind,
  status: row.status,
  name: row.name,
  done: row.done,
  total: row.total,
  error: row.error,
  report: row.report && toReport(row.report),
  undoneAt: row.undoneAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Reports from before previews existed have fewer fields. */
const toReport = (stored: NonNullable<JobRow['report']>): ImportReport => ({
  source: 'markdown',
  losses: [],
  lossCount: 0,
  deadLinks: [],
  deadLinkCount: 0,
  outline: [],
  topNotes: 0,
  ...stored,
});
