import type { FastifyBaseLogger } from 'fastify';
import { stringify } from 'yaml';
import type { Services } from '../../services.ts';
import { writeFrontMatter } from '../archive/front-matter.ts';
import { FORMAT, MANIFEST } from '../archive/layout.ts';
import { createZipWriter, type ZipWriter } from '../archive/zip-writer.ts';
import { findCategory } from '../categories/categories.usecases.ts';
import { readOrder } from '../items/order.repository.ts';
import type { JobRunner, Progress } from '../jobs/job-runner.ts';
import { endJob, insertJob } from '../jobs/jobs.repository.ts';
import { listExported, listExportedAttachments, readTexts } from './export.repository.ts';
import { type ExportPlan, frontOf, planExport, withRelativePaths } from './export-plan.ts';

export type ExportDeps = Services & { runner: JobRunner; log: FastifyBaseLogger };
const PAGE = 50;

/** Starts an export and answers its bytes as they come, with the job that says how far it is. */
export async function startExport(deps: ExportDeps, ownerId: string, categoryId: string | undefined) {
  const { db, clock, ids, runner } = deps;
  const slug = categoryId === undefined ? undefined : (await findCategory(db, ownerId, categoryId)).slug;
  const plan = planExport(
    await listExported(db, ownerId, slug),
    await listExportedAttachments(db, ownerId, slug),
    slug,
    (await readOrder(db, ownerId, null)).order,
  );
  const job = await insertJob(db, { id: ids.row(), ownerId, kind: 'export', now: clock() });
  if (!job) throw new Error('The job was not written');
  const gone = new AbortController();
  const zip = createZipWriter(gone.signal);
  // Whoever stops reading does not want the rest.
  zip.output.once('close', () => zip.output.readableEnded || runner.stop(job.id));
  runner.start(job, {
    run: async (progress) => {
      progress.signal.addEventListener('abort', () => gone.abort(progress.signal.reason), { once: true });
      await writeArchive(deps, ownerId, plan, zip, progress);
      await endJob(db, job.id, clock(), { status: 'done', done: plan.total, total: plan.total });
    },
    cleanUp: async () => gone.abort(),
  });
  return { job, stream: zip.output };
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
    const order = category.order.flatMap((id) => plan.nameInFolder(id) ?? []);
    const data = writeFrontMatter({ ...frontOf(plan, category), order });
    await zip.add({ name: plan.pathOf(category.id), data, updatedAt: category.updatedAt, compress: true });
    await step();
  }
  for (let at = 0; at < plan.notes.length; at += PAGE) {
    const page = plan.notes.slice(at, at + PAGE);
    const texts = await readTexts(
      deps.db,
      ownerId,
      page.map(({ id }) => id),
    );
    const contents = new Map(texts.map(({ id, content }) => [id, content]));
    for (const note of page) {
      const content = contents.get(note.id);
      // Deleted since the start.
      if (content === undefined) continue;
      const data = writeFrontMatter(frontOf(plan, note)) + withRelativePaths(plan, note.id, content);
      await zip.add({ name: plan.pathOf(note.id), data, updatedAt: note.updatedAt, compress: true });
      await step();
    }
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

/** An export of one category has no top level to order. */
function manifestOf({ above, topLevel, nameInFolder }: ExportPlan) {
  const order = above === 0 ? topLevel.flatMap((id) => nameInFolder(id) ?? []) : [];
  const facts = order.length > 0 ? { format: FORMAT, order } : { format: FORMAT };
  return `# Notes of My Note. Its import reads this archive back as it was.\n${stringify(facts)}`;
}
