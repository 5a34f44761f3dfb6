import type { ImportReport } from '@my-note/shared-kit/contract';
import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockUser } from '../users/users.repository.ts';
import { type JobRow, jobs } from './jobs.table.ts';

const RECENT = 20;
const OPEN: JobRow['status'][] = ['queued', 'running'];
const isOpen = inArray(jobs.status, OPEN);

type NewJob = { id: string; ownerId: string; kind: JobRow['kind']; now: Date };

/** Nothing when the owner has an import that has not ended. */
export async function insertJob(db: Database, { id, ownerId, kind, now }: NewJob) {
  const stamps = { createdBy: ownerId, createdAt: now, updatedAt: now, heartbeatAt: now };
  const [row] = await db
    .insert(jobs)
    .values({ id, ...stamps, kind, status: 'queued' })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Nothing when the owner has as many open exports as one may have. */
export const insertExport = (db: Database, job: Omit<NewJob, 'kind'>, max: number) =>
  db.transaction(async (tx) => {
    await lockUser(tx, job.ownerId);
    const open = and(eq(jobs.createdBy, job.ownerId), eq(jobs.kind, 'export'), isOpen);
    return (await tx.$count(jobs, open)) < max ? insertJob(tx, { ...job, kind: 'export' }) : undefined;
  });

export async function findJob(db: Database, ownerId: string, id: string) {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.createdBy, ownerId), eq(jobs.id, id)));
  return row;
}

export const listJobs = (db: Database, ownerId: string) =>
  db.select().from(jobs).where(eq(jobs.createdBy, ownerId)).orderBy(desc(jobs.id)).limit(RECENT);

export async function hasOpenImport(db: Database, ownerId: string) {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.createdBy, ownerId), eq(jobs.kind, 'import'), isOpen));
  return row !== undefined;
}

type Progress = { done?: number; total?: number };

/** A sign of life, with how far it is. Whether the job is still wanted. */
export async function beat(db: Database, id: string, now: Date, progress: Progress = {}) {
  const rows = await db
    .update(jobs)
    .set({ ...progress, status: 'running', heartbeatAt: now, updatedAt: now })
    .where(and(eq(jobs.id, id), isOpen))
    .returning({ id: jobs.id });
  return rows.length === 1;
}

type Ending = { status: 'done' | 'failed' | 'cancelled'; error?: string; report?: ImportReport } & Progress;

/** Ends a job that has not ended yet; nothing otherwise. */
export async function endJob(db: Database, id: string, now: Date, ending: Ending) {
  const [row] = await db
    .update(jobs)
    .set({ ...ending, updatedAt: now })
    .where(and(eq(jobs.id, id), isOpen))
    .returning();
  return row;
}

/** Ends the jobs whose process gave no sign of life since a time. */
export const endSilent = (db: Database, before: Date, now: Date, error: string) =>
  db
    .update(jobs)
    .set({ status: 'failed', error, updatedAt: now })
    .where(and(isOpen, lt(jobs.heartbeatAt, before)))
    .returning();

export async function deleteEndedBefore(db: Database, before: Date) {
  await db.delete(jobs).where(and(notInArray(jobs.status, OPEN), lt(jobs.updatedAt, before)));
}
