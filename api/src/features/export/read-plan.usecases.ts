import type { Database } from '../../core/database.ts';
import { readOrder } from '../../items/index.ts';
import { listExported, listExportedAttachments } from './export.repository.ts';
import { type ExportPlan, planExport } from './export-plan.rules.ts';

/** The files of an owner's archive; with a slug, of that category and what is below it. */
export async function readPlan(db: Database, ownerId: string, slug: string | undefined): Promise<ExportPlan> {
  const exported = await listExported(db, ownerId, slug);
  const attachments = await listExportedAttachments(db, ownerId, slug);
  const { order } = await readOrder(db, ownerId, null);
  // An export of one category has no top level to order.
  return planExport(exported, attachments, slug === undefined ? order : []);
}
