import { stringify } from 'yaml';
import { writeFrontMatter, writeNoteFile } from '../../items/text.ts';
import { FORMAT } from '../archive/layout.rules.ts';
import type { Exported } from './export.repository.ts';
import { type ExportPlan, frontOf, withRelativePaths } from './export-plan.rules.ts';

/** As many of the longest names as fit into a manifest that can be imported. */
const MAX_ORDER = 10_000;

/** The file that says what an archive is, and the order of its top level. */
export function manifestOf({ topOrder }: ExportPlan): string {
  const order = topOrder.slice(0, MAX_ORDER);
  const facts = order.length > 0 ? { format: FORMAT, order } : { format: FORMAT };
  return `# Notes of My Note. Its import reads this archive back as it was.\n${stringify(facts, { lineWidth: 0 })}`;
}

/** The file of a category, in its folder. */
export const categoryFile = (plan: ExportPlan, category: Exported): string =>
  writeFrontMatter({ ...frontOf(plan, category), order: plan.orderIn(category) });

/** The file of a note: front matter, and the text with paths instead of ids. */
export const noteFile = (plan: ExportPlan, note: Exported, content: string): string =>
  writeNoteFile(frontOf(plan, note), withRelativePaths(plan, note.id, content));
