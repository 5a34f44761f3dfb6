import type { ImportReport } from '@my-note/contract/jobs';
import { and, desc, eq, getTableColumns, inArray, lt, notInArray } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { wellFormed } from '../../core/text/sanitize-text.ts';
import { lockUser } from '../../items/index.ts';
import { type JobRow, jobs } from './jobs.table.ts';

const RECENT = 20;
const RUNNING: JobRow['status'][] = ['queued', 'running'];
const isRunning = inArray(jobs.status, RUNNING);
const isReady = eq(jobs.status, 'ready');
const UNENDED: JobRow['status'][] = [...RUNNING, 'ready'];
// An order may name thousands of ids, and only publishing needs it.
const { stagedOrder, ...shown } = getTableColumns(jobs);

type NewJob = { id: string; ownerId: string; kind: JobRow['kind']; now: Date };

/** Nothing when the owner has an import that has not ended. */
export async function insertJob(
  db: Database,
  { id, ownerId, now, ...facts }: NewJob & { name?: string; preview?: boolean },
): Promise<JobRow | undefined> {
  const stamps = { createdBy: ownerId, createdAt: now, updatedAt: now, heartbeatAt: now };
  const [row] = await db
    .insert(jobs)
    .values({ id, ...stamps, ...facts, status: 'queued' })
    .onConflictDoNothing()
    .returning(shown);
  return row;
}

/** Inserts an import and cancels one that waits for confirmation; returns both. */
export const insertImport = (db: Database, job: Omit<NewJob, 'kind'> & { name: string; preview: boolean }) =>
  db.transaction(async (tx) => {
    const replaced = await tx
      .update(jobs)
      .set({ status: 'cancelled', stagedOrder: null, updatedAt: job.now })
      .where(and(eq(jobs.createdBy, job.ownerId), eq(jobs.kind, 'import'), isReady))
      .returning({ id: jobs.id });
    return { job: await insertJob(tx, { ...job, kind: 'import' }), replaced: replaced.map(({ id }) => id) };
  });

/** Nothing when the owner has as many open exports as one may have. */
export const insertExport = (db: Database, job: Omit<NewJob, 'kind'> & { name?: string }, max: number) =>
  db.transaction(async (tx) => {
    await lockUser(tx, job.ownerId);
    const open = and(eq(jobs.createdBy, job.ownerId), eq(jobs.kind, 'export'), isRunning);
    return (await tx.$count(jobs, open)) < max ? insertJob(tx, { ...job, kind: 'export' }) : undefined;
  });

const isJob = (ownerId: string, id: string) => and(eq(jobs.createdBy, ownerId), eq(jobs.id, id));

export async function findJob(db: Database, ownerId: string, id: string) {
  const [row] = await db.select(shown).from(jobs).where(isJob(ownerId, id));
  return row;
}

/** Locked until the transaction ends; with the order of its staged rows. */
export async function lockJob(tx: Database, ownerId: string, id: string) {
  const [row] = await tx.select().from(jobs).where(isJob(ownerId, id)).for('update');
  return row;
}

export const listJobs = (db: Database, ownerId: string) =>
  db.select(shown).from(jobs).where(eq(jobs.createdBy, ownerId)).orderBy(desc(jobs.id)).limit(RECENT);

export const hasRunningImport = async (db: Database, ownerId: string) =>
  (await db.$count(jobs, and(eq(jobs.createdBy, ownerId), eq(jobs.kind, 'import'), isRunning))) > 0;

type Progress = { done?: number; total?: number };

/** Stores a heartbeat with the progress. Whether the job is still running. */
export const beat = (db: Database, id: string, now: Date, progress: Progress = {}) =>
  updateRunning(db, id, { ...progress, status: 'running', heartbeatAt: now, updatedAt: now });

async function updateRunning(db: Database, id: string, changes: Partial<typeof jobs.$inferInsert>) {
  const running = and(eq(jobs.id, id), isRunning);
  return (await db.update(jobs).set(changes).where(running).returning({ id: jobs.id })).length === 1;
}

type Ending = { status: 'done' | 'failed' | 'cancelled'; error?: string; report?: ImportReport } & Progress;

/** Ends a job that runs, or one that is ready; nothing otherwise. */
export async function endJob(
  db: Database,
  id: string,
  now: Date,
  { error, ...ending }: Ending,
  from: 'running' | 'ready' = 'running',
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    // A text that the database refuses would leave the job open.
    .set({
      ...ending,
      error: error === undefined ? undefined : wellFormed(error),
      stagedOrder: null,
      updatedAt: now,
    })
    .where(and(eq(jobs.id, id), from === 'running' ? isRunning : isReady))
    .returning(shown);
  return row;
}

type Reading = { total: number; report: ImportReport; order: string[] };

/** A running import was staged and waits for confirmation. Whether it was still running. */
export const setReady = (db: Database, id: string, now: Date, { total, report, order }: Reading) =>
  updateRunning(db, id, { status: 'ready', done: total, total, report, stagedOrder: order, updatedAt: now });

export async function setUndone(tx: Database, id: string, now: Date): Promise<JobRow> {
  const changed = { undoneAt: now, updatedAt: now };
  return oneRow(await tx.update(jobs).set(changed).where(eq(jobs.id, id)).returning(shown));
}

/** Fails the jobs without a heartbeat since a time; a ready job needs no process. */
export const endSilent = (db: Database, before: Date, now: Date, error: string) =>
  db
    .update(jobs)
    .set({ status: 'failed', error, updatedAt: now })
    .where(and(isRunning, lt(jobs.heartbeatAt, before)))
    .returning(shown);

/** Cancels the imports that were not confirmed since a time. */
export async function expireReady(db: Database, before: Date, now: Date, error: string) {
  await db
    .update(jobs)
    .set({ status: 'cancelled', error, stagedOrder: null, updatedAt: now })
    .where(and(isReady, lt(jobs.updatedAt, before)));
}

export async function deleteEndedBefore(db: Database, before: Date) {
  await db.delete(jobs).where(and(notInArray(jobs.status, UNENDED), lt(jobs.updatedAt, before)));
}
