import { pipeline } from 'node:stream/promises';
import type { DataServices } from '../../core/services.ts';
import type { Work, WorkContext } from '../../core/threads/work.ts';
import { MANIFEST } from '../archive/layout.rules.ts';
import { createZipWriter, type ZipWriter } from '../archive/zip.writer.ts';
import { categoryFile, manifestOf, noteFile } from './archive-files.rules.ts';
import { eachText } from './export.repository.ts';
import type { ExportPlan } from './export-plan.rules.ts';
import { readPlan } from './read-plan.usecases.ts';

/** With a slug, of that category and what is below it, or of that note; `site` is the address of this site. */
export type Export = {
  ownerId: string;
  slug: string | undefined;
  format: 'markdown' | 'html' | 'note';
  site: string;
};
type Needs = 'signal' | 'report' | 'warn' | 'output';
type Context = Pick<WorkContext, Needs>;
/** Its result is the number of files. */
export type ExportWork = Work<Export, number, Needs>;
type Deps = Pick<DataServices, 'db' | 'clock' | 'files'>;

/** Writes the archive of an export to the output, as fast as that is read. */
export async function writeExport(
  deps: Deps,
  { ownerId, slug }: Pick<Export, 'ownerId' | 'slug'>,
  context: Context,
): Promise<number> {
  const zip = createZipWriter(context.signal);
  // Once the zip is finished, nothing but the signal ends the wait for a reader that is gone.
  const passed = pipeline(zip.output, context.output, { signal: context.signal });
  // The error of the writer says more, and it is awaited first.
  passed.catch(() => undefined);
  const plan = await readPlan(deps.db, ownerId, slug);
  await writeArchive(deps, ownerId, plan, zip, context);
  await passed;
  return plan.total;
}

async function writeArchive(
  { db, clock, files }: Deps,
  ownerId: string,
  plan: ExportPlan,
  zip: ZipWriter,
  { report, warn }: Context,
) {
  let done = 0;
  const step = async () => {
    done += 1;
    await report(done, plan.total);
  };
  await zip.add({ name: MANIFEST, data: manifestOf(plan), updatedAt: clock(), compress: true });

  for (const category of plan.categories) {
    const data = categoryFile(plan, category);
    await zip.add({ name: plan.pathOf(category.id), data, updatedAt: category.updatedAt, compress: true });
    await step();
  }
  for await (const { note, content } of eachText(db, ownerId, plan.notes)) {
    const data = noteFile(plan, note, content);
    await zip.add({ name: plan.pathOf(note.id), data, updatedAt: note.updatedAt, compress: true });
    await step();
  }
  for (const { id, path, type } of plan.attachments) {
    const data = await files.read(id).catch((error: unknown) => {
      warn(error, `The attachment ${id} is missing in the store and left out of an export`);
    });
    if (!data) continue;
    await zip.add({ name: path, data, updatedAt: clock(), compress: type.startsWith('text/') });
    await step();
  }
  await zip.end();
}
