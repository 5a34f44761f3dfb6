import type { ImportedCategory, ImportReport, ImportSource } from '@my-note/contract/jobs';
import { groupBy } from '../../core/group-by.ts';
import { wellFormed } from '../../core/text/sanitize-text.ts';
import { MANIFEST } from '../archive/layout.rules.ts';
import type { Vault } from './formats/model/vault.reader.ts';
import { META } from './formats/trilium/trilium-meta.parser.ts';
import type { ImportPlan } from './plan/import-plan.rules.ts';
import type { Staged, StagedCategory } from './stage/stage.usecases.ts';
import type { StagedAttachments } from './stage/staged-attachments.store.ts';
import { warningTexts } from './warning-texts.ts';
import { createOutlineRoom } from './warnings.rules.ts';

/** Programs that have a name instead of a value of their own in the contract, so that it keeps its version. */
const PROGRAMS = {
  'apple-notes': 'Apple Notes',
  bear: 'Bear',
  docmost: 'Docmost',
  evernote: 'Evernote',
  keep: 'Google Keep',
  memos: 'Memos',
  pages: 'HTML',
  simplenote: 'Simplenote',
  'standard-notes': 'Standard Notes',
};
type Program = keyof typeof PROGRAMS;
export type Recognized = ImportSource | Program;

const MAX_LISTED = 1_000;
/** Files that only say how an archive is to be read. */
const MANIFESTS = [MANIFEST, META];

/** What an import brought, and what it could not keep. */
export function reportOf(
  source: Recognized,
  vault: Vault,
  plan: ImportPlan,
  { roots, notes, categories, attachments }: Staged,
): ImportReport {
  addSkipped(vault, plan, attachments);
  return {
    ...sourceOf(source),
    notes,
    categories: categories.length,
    attachments: attachments.count(),
    ...vault.warnings.report(),
    outline: outlineOf(categories, plan.order),
    topNotes: roots.filter(({ type }) => type === 'note').length,
  };
}

const isProgram = (source: Recognized): source is Program => source in PROGRAMS;

const sourceOf = (source: Recognized): Pick<ImportReport, 'source' | 'program'> =>
  isProgram(source) ? { source: 'markdown', program: PROGRAMS[source] } : { source };

/** Each file that became neither a note nor an attachment, with the reason. */
function addSkipped(
  { warnings }: Vault,
  { files, targets, excluded }: ImportPlan,
  attachments: StagedAttachments,
) {
  for (const file of files) {
    const reason = excluded.get(file);
    // A file that became nothing may still lead somewhere: a clone to its note.
    const isIn = targets.has(file) || attachments.urlOf(file) !== undefined || MANIFESTS.includes(file);
    if (isIn && reason === undefined) continue;
    warnings.skip(file, reason ?? attachments.reasonOf(file) ?? warningTexts.noNoteShowsIt);
  }
}

/** The tree of categories as a list, each before those below it. */
export function outlineOf(categories: StagedCategory[], order: string[]): ImportedCategory[] {
  const places = new Map(
    [...order, ...categories.flatMap((category) => category.order)].map((id, n) => [id, n]),
  );
  const place = ({ id }: StagedCategory) => places.get(id) ?? Number.POSITIVE_INFINITY;
  const sorted = categories.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
  const children = groupBy(sorted, ({ parentId }) => parentId);
  const open = (parent: string | null, depth: number) =>
    (children.get(parent) ?? []).map((category) => ({ category, depth })).reverse();
  const listed: ImportedCategory[] = [];
  const room = createOutlineRoom();
  const stack = open(null, 0);
  for (let next = stack.pop(); next && listed.length < MAX_LISTED; next = stack.pop()) {
    const { category, depth } = next;
    const entry = { title: wellFormed(category.title), depth, notes: category.notes };
    if (!room.takes(entry)) break;
    listed.push(entry);
    stack.push(...open(category.id, depth + 1));
  }
  return listed;
}
