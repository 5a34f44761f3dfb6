import type { FastifyBaseLogger } from 'fastify';
import { stringify } from 'yaml';
import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { findCategory, readOrder } from '../../items/index.ts';
import { writeFrontMatter, writeNoteFile } from '../../items/text.ts';
import { FORMAT, MANIFEST } from '../archive/layout.rules.ts';
import { createZipWriter, type ZipWriter } from '../archive/zip.writer.ts';
import type { JobRunner, Progress } from '../jobs/job-runner.worker.ts';
import { endJob, insertExport } from '../jobs/jobs.repository.ts';
import { exportRunning, exportStalled } from './export.errors.ts';
import { eachText, listExported, listExportedAttachments } from './export.repository.ts';
import { type ExportPlan, frontOf, planExport, withRelativePaths } from './export-plan.rules.ts';

export type ExportDeps = Services & { runner: JobRunner; log: FastifyBaseLogger; stallMs?: number };
const MAX_OPEN = 2;
const STALL_MS = 60_000;
/** As many of the longest names as fit into a manifest that can be imported. */
const MAX_ORDER = 10_000;

/** Starts an export; returns its job and a stream of its bytes. */
export async function startExport(deps: ExportDeps, ownerId: string, categoryId: string | undefined) {
  const { db, clock, ids, runner } = deps;
  const slug = categoryId === undefined ? undefined : (await findCategory(db, ownerId, categoryId)).slug;
  const job = await insertExport(db, { id: ids.row(), ownerId, now: clock() }, MAX_OPEN);
  if (!job) throw exportRunning(MAX_OPEN);
  const gone = new AbortController();
  // Data that the client does not read stays in memory.
  const stalled = setTimeout(() => gone.abort(exportStalled()), deps.stallMs ?? STALL_MS);
  const zip = createZipWriter(gone.signal, () => stalled.refresh());
  zip.output.once('close', () => {
    clearTimeout(stalled);
    // The client has disconnected.
    if (!zip.output.readableEnded && !zip.output.errored) runner.stop(job.id);
  });
  runner.start(job, {
    run: async (progress) => {
      progress.signal.addEventListener('abort', () => gone.abort(progress.signal.reason), { once: true });
      const plan = await makePlan(db, ownerId, slug);
      await writeArchive(deps, ownerId, plan, zip, progress);
      await endJob(db, job.id, clock(), { status: 'done', done: plan.total, total: plan.total });
    },
    cleanUp: async () => gone.abort(),
  });
  return { job, stream: zip.output };
}

async function makePlan(db: Database, ownerId: string, slug: string | undefined) {
  const exported = await listExported(db, ownerId, slug);
  const attachments = await listExportedAttachments(db, ownerId, slug);
  const { order } = await readOrder(db, ownerId, null);
  // An export of one category has no top level to order.
  return planExport(exported, attachments, slug === undefined ? order : []);
}

async function writeArchive(
  deps: ExportDeps,
  ownerId: string,
  plan: ExportPlan,
  zip: ZipWriter,
  { report }: Progress,
) {
  let done = 0;
  const step = async () => {
    done += 1;
    await report(done, plan.total);
  };
  await zip.add({ name: MANIFEST, data: manifestOf(plan), updatedAt: deps.clock(), compress: true });

  for (const category of plan.categories) {
    const data = writeFrontMatter({ ...frontOf(plan, category), order: plan.orderIn(category) });
    await zip.add({ name: plan.pathOf(category.id), data, updatedAt: category.updatedAt, compress: true });
    await step();
  }
  for await (const { note, content } of eachText(deps.db, ownerId, plan.notes)) {
    const data = writeNoteFile(frontOf(plan, note), withRelativePaths(plan, note.id, content));
    await zip.add({ name: plan.pathOf(note.id), data, updatedAt: note.updatedAt, compress: true });
    await step();
  }
  for (const { id, path, type } of plan.attachments) {
    const data = await deps.files.read(id).catch((error: unknown) => {
      deps.log.error(error, `The attachment ${id} is missing in the store and left out of an export`);
    });
    if (!data) continue;
    await zip.add({ name: path, data, updatedAt: deps.clock(), compress: type.startsWith('text/') });
    await step();
  }
  await zip.end();
}

function manifestOf({ topOrder }: ExportPlan) {
  const order = topOrder.slice(0, MAX_ORDER);
  const facts = order.length > 0 ? { format: FORMAT, order } : { format: FORMAT };
  return `# Notes of My Note. Its import reads this archive back as it was.\n${stringify(facts, { lineWidth: 0 })}`;
}
