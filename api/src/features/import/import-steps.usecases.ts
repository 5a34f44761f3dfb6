import { text } from 'node:stream/consumers';
import type { ImportReport } from '@my-note/contract/jobs';
import type { Uploads } from '../../core/files/uploads.ts';
import type { Services } from '../../core/services.ts';
import { MANIFEST } from '../archive/layout.rules.ts';
import type { Progress } from '../jobs/job-runner.worker.ts';
import { createVault } from './formats/model/vault.reader.ts';
import { openForeign } from './formats/third-party.reader.ts';
import { META } from './formats/trilium/trilium-meta.parser.ts';
import { manifestTooLong } from './import.errors.ts';
import { JUNK } from './open/skipped-files.rules.ts';
import { createBudget, openArchive, type ZipArchive } from './open/zip-archive.reader.ts';
import { openParts } from './open/zip-parts.reader.ts';
import { findManifest, type ImportPlan, MANIFEST_LENGTH, readManifest } from './plan/import-plan.rules.ts';
import { planOwn } from './plan/native-plan.rules.ts';
import { sortSiblings } from './plan/sort-siblings.rules.ts';
import { ownReader } from './stage/native.reader.ts';
import { outlineOf } from './stage/outline.rules.ts';
import { type Root, stage } from './stage/stage.usecases.ts';
import type { StagedAttachments } from './stage/staged-attachments.store.ts';
import { foreignReader } from './stage/third-party.reader.ts';
import { createLosses, type Losses } from './warnings.rules.ts';

/** An import that lies hidden in the database, whole, and can be published without its archive. */
export type Staged = ImportReport & {
  /** What lies at the top. */
  roots: Root[];
  /** Ids of those at the top that have a place of their own. */
  order: string[];
};
/** Files that say how an archive is to be read, and are lost by nobody. */
const MANIFESTS = [MANIFEST, META];
type Deps = Services & { uploads: Uploads };

/** Reads an archive and writes all it holds as hidden rows of a job. */
export async function stageArchive(
  deps: Deps,
  { file, ownerId, jobId }: { file: string; ownerId: string; jobId: string },
  progress: Progress,
): Promise<Staged> {
  const losses = createLosses();
  const archive = await openWhole(file, deps.uploads, losses);
  try {
    for (const { file: name, reason } of archive.dropped) if (!JUNK.test(name)) losses.skip(name, reason);
    const opened =
      (await openOwn(archive, losses, deps)) ?? (await openOther(archive, losses, deps, progress));
    const { source, plan } = opened;
    sortSiblings(plan);
    const staged = await stage(deps, { ...opened, archive, losses, ownerId, jobId }, progress);
    sayLeftOut(plan, staged.attachments, losses);
    const { notes, categories, roots } = staged;
    const top = new Set(roots.map(({ id }) => id));
    return {
      source,
      notes,
      categories: categories.length,
      attachments: staged.attachments.count(),
      ...losses.report(),
      outline: outlineOf(categories, plan.order),
      topNotes: roots.filter(({ type }) => type === 'note').length,
      roots,
      order: plan.order.filter((id) => top.has(id)),
    };
  } finally {
    await archive.close();
  }
}

async function openWhole(file: string, uploads: Uploads, losses: Losses) {
  const budget = createBudget();
  const outer = await openArchive(file, budget);
  // It closes the outer one itself when it fails.
  return openParts(outer, { uploads, budget, losses });
}

async function openOwn(archive: ZipArchive, losses: Losses, { ids }: Deps) {
  const manifest = findManifest(archive.files.keys());
  if (manifest === undefined) return undefined;
  const { own, order } = readManifest(
    await text(await archive.open(manifest, 3 * MANIFEST_LENGTH, manifestTooLong)),
  );
  if (!own) return undefined;
  const prefix = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const plan = planOwn(below(archive, prefix), { order, ids });
  const vault = createVault(archive, prefix, plan.files, losses);
  return { source: 'my-note' as const, plan, prefix, reader: ownReader(vault, plan, prefix) };
}

async function openOther(archive: ZipArchive, losses: Losses, { ids }: Deps, progress: Progress) {
  const { vault, format, plan, prefix } = await openForeign(archive, losses, ids, progress);
  return { source: format.source, plan, prefix, reader: foreignReader(vault, plan, format, prefix) };
}

const below = (archive: ZipArchive, prefix: string) =>
  [...archive.files.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

/** Each file that came in neither as a note nor as an attachment, with the reason. */
function sayLeftOut(
  { files, targets, excluded }: ImportPlan,
  attachments: StagedAttachments,
  losses: Losses,
) {
  for (const file of files) {
    const reason = excluded.get(file);
    // A file that became nothing may still lead somewhere: a clone to its note.
    const isIn = targets.has(file) || attachments.urlOf(file) !== undefined || MANIFESTS.includes(file);
    if (isIn && reason === undefined) continue;
    losses.skip(file, reason ?? attachments.reasonOf(file) ?? 'No note shows this file');
  }
}
