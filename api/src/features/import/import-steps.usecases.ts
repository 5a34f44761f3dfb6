import type { Uploads } from '../../core/files/uploads.ts';
import type { DataServices } from '../../core/services.ts';
import type { Work } from '../../core/threads/work.ts';
import type { Progress } from '../jobs/job-runner.worker.ts';
import { recognizeFormat } from './formats/recognize.usecases.ts';
import { recognizeNative } from './native/native.reader.ts';
import { openWithParts } from './open/zip-parts.reader.ts';
import { sortSiblings } from './plan/import-plan.rules.ts';
import { present, publish } from './publish/publish.usecases.ts';
import { reportOf } from './report.rules.ts';
import { stage } from './stage/stage.usecases.ts';
import { createSpool } from './translate/spool.store.ts';
import { createWarnings } from './warnings.rules.ts';

export type ImportWork = Work<Import, void, 'signal' | 'report'>;
type Import = { file: string; ownerId: string; jobId: string; preview: boolean };

/**
 * An import, in seven steps:
 *
 * 1. Open: the zip, with the zips inside it, as one archive.
 * 2. Recognize: the program that wrote it, which gives its vault of files. What is not Markdown is translated.
 * 3. Survey: read each text once, to know what links may lead to.
 * 4. Plan: what becomes a category and what a note, each with its id.
 * 5. Stage: convert the notes and write everything as hidden rows.
 * 6. Report: what was staged, its outline, and what could not be kept.
 * 7. Publish: show the rows, or leave them hidden until their owner confirms.
 */
export async function runImport(
  deps: DataServices & { uploads: Uploads },
  { file, ownerId, jobId, preview }: Import,
  progress: Progress,
) {
  const warnings = createWarnings();
  const archive = await openWithParts(file, deps.uploads, warnings);
  const spool = createSpool(deps.uploads);
  try {
    const recognized =
      (await recognizeNative(archive, warnings)) ??
      (await recognizeFormat(archive, { warnings, spool, progress }));
    const { source, vault } = recognized;
    const survey = await recognized.survey(progress);
    const plan = await recognized.plan(survey, deps.ids);
    sortSiblings(plan);
    const reader = recognized.reader(plan);
    const staged = await stage(deps, { vault, plan, reader, ownerId, jobId }, progress);
    const report = reportOf(source, vault, plan, staged);
    const atTop = new Set(staged.roots.map(({ id }) => id));
    const order = plan.order.filter((id) => atTop.has(id));
    await (preview ? present : publish)(deps, { ownerId, jobId, report, order });
  } finally {
    await spool.close();
    await archive.close();
  }
}
