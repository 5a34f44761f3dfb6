import { LIMITS } from '@my-note/contract';
import { canBeParsed } from '@my-note/contract/markdown-bounds';
import type { Uploads } from '../../../core/files/uploads.ts';
import type { DataServices } from '../../../core/services.ts';
import { storableUnits, wellFormed } from '../../../core/text/sanitize-text.ts';
import { type FrontMatter, textStatsOf } from '../../../items/text.ts';
import type { Progress } from '../../jobs/job-runner.worker.ts';
import type { Vault } from '../formats/model/vault.reader.ts';
import { fileTooLarge, NoteProblem, tooDeepIn } from '../import.errors.ts';
import { createNames } from '../plan/import-names.rules.ts';
import type { ImportPlan, PlannedFolder, PlannedNote } from '../plan/import-plan.rules.ts';
import { warningTexts } from '../warning-texts.ts';
import { type StagedItem, stageItems } from './import.repository.ts';
import { createStagedAttachments, type StagedAttachments } from './staged-attachments.store.ts';

/** A suffix that a slug may still get when it is published has room below the longest slug. */
const MAX_SLUG_BYTES = 1_980;
const BATCH = { rows: 50, characters: 1_000_000 };

type Read<T> = T & { front: FrontMatter };
/** Makes categories and notes of the planned folders and files of a vault. */
export type Reader = {
  folder: (folder: PlannedFolder) => Promise<Read<{ order: string[] }>>;
  note: (
    note: PlannedNote,
    attachments: StagedAttachments,
  ) => Promise<Read<{ title: string; content: string }>>;
};
type Source = { vault: Vault; plan: ImportPlan; reader: Reader; ownerId: string; jobId: string };
export type StagedCategory = {
  id: string;
  parentId: string | null;
  title: string;
  order: string[];
  notes: number;
};

/** Writes the planned categories and notes as hidden rows, a batch at a time. */
export async function stage(
  deps: DataServices & { uploads: Uploads },
  { vault, plan, reader, ownerId, jobId }: Source,
  { report }: Progress,
) {
  const { warnings } = vault;
  const folders = [...plan.folders.values()];
  const total = folders.length + plan.notes.length;
  const names = createNames();
  const attachments = createStagedAttachments(deps, vault, ownerId, jobId);
  const categories = new Map<string, StagedCategory & { slug: string }>();
  const roots: Pick<StagedItem, 'id' | 'type' | 'title'>[] = [];
  const batch: StagedItem[] = [];
  const now = deps.clock();
  let done = 0;
  let notes = 0;

  const flush = async () => {
    const rows = batch.splice(0);
    const bytes = rows.reduce((sum, { content = '' }) => sum + Buffer.byteLength(content), 0);
    await deps.quota.admit(deps.db, ownerId, bytes);
    if (rows.length > 0) await stageItems(deps.db, jobId, rows);
    done += rows.length;
    await report(done, total);
  };
  const add = async (row: Omit<StagedItem, 'createdBy'>) => {
    if (row.parentId === null) roots.push(row);
    batch.push({ ...row, createdBy: ownerId });
    const characters = batch.reduce((sum, { content = '' }) => sum + content.length, 0);
    if (batch.length >= BATCH.rows || characters > BATCH.characters) await flush();
  };

  for (const folder of folders) await add(await categoryRow(folder));
  for (const note of plan.notes) await addNote(note);
  await flush();
  return { roots, attachments, notes, categories: [...categories.values()] };

  async function categoryRow(folder: PlannedFolder) {
    const { front, order } = await reader.folder(folder);
    const parent = categories.get(folder.parent);
    const wanted = front.title ?? folder.name;
    const title = wellFormed(names.title(parent?.slug, wanted));
    const slug = slugOf(folder.path, parent, front.slug ?? folder.name);
    if (title !== wanted.trim()) warnings.add(`${folder.path}/`, warningTexts.renamed, title);
    const base = { id: folder.id, title, slug, parentId: parent?.id ?? null, order };
    categories.set(folder.path, { ...base, notes: 0 });
    const { pinned = false, icon } = front;
    return { ...base, type: 'category' as const, pinned, icon, ...stamps(front, folder.index) };
  }

  async function addNote(note: PlannedNote) {
    attachments.nextNote();
    const row = await noteRow(note).catch((error) => {
      // The other notes of a third-party archive are still imported.
      if (plan.native || !(error instanceof NoteProblem)) throw error;
      return dropNote(note, error);
    });
    if (!row) return;
    await add(row);
    notes += 1;
    const category = categories.get(note.folder);
    if (category) category.notes += 1;
  }

  /**
   * Only the length of a note and of its slug can fail this late. Notes that are read afterwards keep their links to it
   * as written; links of those before lead nowhere, and its place in an order is ignored.
   */
  async function dropNote(note: PlannedNote, { message }: NoteProblem) {
    plan.dropNote(note, message);
    await attachments.takeBack();
    // The report names the files of the plan by itself.
    if (!plan.files.has(note.path)) warnings.skip(note.path, message);
  }

  function slugOf(file: string, parent: { slug: string } | undefined, wanted: string) {
    const slug = names.slug(parent?.slug, wanted);
    if (Buffer.byteLength(slug) > MAX_SLUG_BYTES) throw tooDeepIn(file);
    return slug;
  }

  function titleOf(note: PlannedNote, wanted: string) {
    const title = storableUnits(wanted, LIMITS.titleLength);
    if (title !== wellFormed(wanted)) warnings.add(note.path, warningTexts.titleShortened, wanted);
    return title;
  }

  async function noteRow(note: PlannedNote) {
    const { front, title, content } = await reader.note(note, attachments);
    if (content.length > LIMITS.contentLength) throw fileTooLarge(note.path);
    if (!canBeParsed(content)) warnings.add(note.path, warningTexts.tooComplex);
    const parent = categories.get(note.folder);
    const slug = slugOf(note.path, parent, front.slug ?? note.name);
    return {
      id: note.id,
      type: 'note' as const,
      title: titleOf(note, title),
      slug,
      parentId: parent?.id ?? null,
      content,
      pinned: front.pinned ?? false,
      icon: front.icon,
      locked: front.locked ?? false,
      ...textStatsOf(content),
      ...stamps(front, note.path),
    };
  }

  function stamps({ created, updated }: { created?: Date; updated?: Date }, file: string | undefined) {
    const packed = file === undefined ? undefined : vault.entryOf(file)?.getLastModDate();
    // Programs without a date write the first one of the zip format.
    const fallback = packed && packed.getFullYear() > 1980 && packed < now ? packed : now;
    const createdAt = created ?? fallback;
    return { createdAt, updatedAt: updated ?? createdAt };
  }
}
export type Staged = Awaited<ReturnType<typeof stage>>;
