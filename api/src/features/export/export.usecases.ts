import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ExportFormat } from '@my-note/contract/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../core/services.ts';
import { findCategory, noteNotFound, requireLiving } from '../../items/index.ts';
import { lastSegment } from '../../items/text.ts';
import type { JobRunner } from '../jobs/job-runner.worker.ts';
import { endJob, insertExport } from '../jobs/jobs.repository.ts';
import { exportRunning, exportStalled, noteNeedsHtml } from './export.errors.ts';
import type { ExportWork } from './write-export.usecases.ts';

export type ExportDeps = Services & {
  runner: JobRunner;
  works: { export: ExportWork };
  log: FastifyBaseLogger;
  stallMs?: number;
};
const MAX_OPEN = 2;
const STALL_MS = 60_000;

type Wanted = { category?: string | undefined; note?: string | undefined; format?: ExportFormat | undefined };

/** Which items, in which form. */
async function planWork({ db }: Services, ownerId: string, { category, note, format }: Wanted, site: string) {
  if (note !== undefined) {
    if (format !== 'html' || category !== undefined) throw noteNeedsHtml();
    const item = await requireLiving(db, ownerId, note);
    if (item.type !== 'note') throw noteNotFound();
    return {
      name: `${lastSegment(item.slug)}.html`,
      args: { slug: item.slug, format: 'note' as const, site },
    };
  }
  const slug = category === undefined ? undefined : (await findCategory(db, ownerId, category)).slug;
  return { args: { slug, format: format ?? ('markdown' as const), site } };
}

/**
 * Starts an export; returns its job and a stream of its bytes.
 * @param site address of this site
 */
export async function startExport(deps: ExportDeps, ownerId: string, wanted: Wanted, site: string) {
  const { db, clock, ids, runner, works, log } = deps;
  const { name, args } = await planWork(deps, ownerId, wanted, site);
  const facts = { id: ids.row(), ownerId, now: clock() };
  const job = await insertExport(db, name === undefined ? facts : { ...facts, name }, MAX_OPEN);
  if (!job) throw exportRunning(MAX_OPEN);
  const gone = new AbortController();
  // Data that the client does not read stays in memory.
  const stalled = setTimeout(() => gone.abort(exportStalled()), deps.stallMs ?? STALL_MS);
  const output = new Transform({
    transform(chunk, _encoding, done) {
      stalled.refresh();
      done(null, chunk);
    },
  });
  // An error may occur before the consumer listens.
  output.on('error', () => undefined);
  output.once('close', () => {
    clearTimeout(stalled);
    // The client has disconnected.
    if (!output.readableEnded && !output.errored) runner.stop(job.id);
  });
  gone.signal.addEventListener('abort', () => output.destroy(gone.signal.reason), { once: true });
  runner.start(job, {
    run: async ({ signal, report }) => {
      signal.addEventListener('abort', () => gone.abort(signal.reason), { once: true });
      const warn = (error: unknown, message: string) => log.error(error, message);
      const total = await works.export({ ownerId, ...args }, { signal: gone.signal, report, warn, output });
      await finished(output, { writable: false });
      await endJob(db, job.id, clock(), { status: 'done', done: total, total });
    },
    cleanUp: async () => gone.abort(),
  });
  return { job, stream: output };
}
