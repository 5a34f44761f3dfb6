import { LIMITS } from '@my-note/contract';
import { canBeParsed } from '@my-note/contract/markdown-bounds';
import type { Uploads } from '../../../core/files/uploads.ts';
import type { Services } from '../../../core/services.ts';
import { storableUnits, wellFormed } from '../../../core/text/sanitize-text.ts';
import { type FrontMatter, textStatsOf } from '../../../items/text.ts';
import type { Progress } from '../../jobs/job-runner.worker.ts';
import { fileTooLarge, NoteProblem, tooDeepIn } from '../import.errors.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';
import { createNames } from '../plan/import-names.rules.ts';
import type { ImportPlan, PlannedFolder, PlannedNote } from '../plan/import-plan.rules.ts';
import type { Losses } from '../warnings.rules.ts';
import { type StagedItem, stageItems } from './import.repository.ts';
import { createStagedAttachments, type StagedAttachments } from './staged-attachments.store.ts';

/** A suffix that a slug may still get when it is published has room below the longest slug. */
const MAX_SLUG_BYTES = 1_980;
const BATCH = { rows: 50, characters: 1_000_000 };

type Read<T> = T & { front: FrontMatter };
/** How the files of an archive are read. */
export type Reader = {
  folder: (folder: PlannedFolder) => Promise<Read<{ order: string[] }>>;
  note: (
    note: PlannedNote,
    attachments: StagedAttachments,
  ) => Promise<Read<{ title: string; content: string }>>;
};
export type Source = {
  archive: ZipArchive;
  plan: ImportPlan;
  reader: Reader;
  losses: Losses;
  /** Where the notes begin, when a program put a folder around them. */
  prefix: string;
  ownerId: string;
  jobId: string;
};
export type Root = { id: string; type: 'note' | 'category'; title: string; slug: string };
export type StagedCategory = {
  id: string;
  parentId: string | null;
  title: string;
  order: string[];
  notes: number;
};

/** Writes an archive's categories and notes as hidden rows, a batch at a time. */
export async function stage(deps: Services & { uploads: Uploads }, source: Source, { report }: Progress) {
  const { archive, plan, reader, losses, prefix, ownerId, jobId } = source;
  const folders = [...plan.folders.values()];
  const total = folders.length + plan.notes.length;
  const names = createNames();
  const attachments = createStagedAttachments(deps, archive, ownerId, jobId);
  const categories = new Map<string, StagedCategory & { slug: string }>();
  const roots: Root[] = [];
  const batch: StagedItem[] = [];
  const now = deps.clock();
  let done = 0;
  let notes = 0;

  const flush = async () => {
    const rows = batch.splice(0);
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
    if (title !== wanted.trim()) losses.add(`${folder.path}/`, 'Renamed', title);
    const base = { id: folder.id, title, slug, parentId: parent?.id ?? null, order };
    categories.set(folder.path, { ...base, notes: 0 });
    const { pinned = false } = front;
    return { ...base, type: 'category' as const, pinned, ...stamps(front, folder.index) };
  }

  async function addNote(note: PlannedNote) {
    attachments.nextNote();
    const row = await noteRow(note).catch((error) => {
      // The archive of another program is taken without the notes that cannot be.
      if (plan.own || !(error instanceof NoteProblem)) throw error;
      return leaveOut(note, error);
    });
    if (!row) return;
    await add(row);
    notes += 1;
    const category = categories.get(note.folder);
    if (category) category.notes += 1;
  }

  /**
   * In notes that are read after it the links to it stay as they were written. What remains are links of those
   * before it, which lead to a note that is not there: most problems of a note are known before any is written,
   * and as late as here only its length as a note of ours and that of its slug. A place that it had in an order
   * remains as well, and is passed over.
   */
  async function leaveOut(note: PlannedNote, { message }: NoteProblem) {
    plan.dropNote(note, message);
    await attachments.takeBack();
    // Files are said in the end, with all that are left out.
    if (!plan.files.has(note.path)) losses.skip(note.path, message);
  }

  function slugOf(file: string, parent: { slug: string } | undefined, wanted: string) {
    const slug = names.slug(parent?.slug, wanted);
    if (Buffer.byteLength(slug) > MAX_SLUG_BYTES) throw tooDeepIn(file);
    return slug;
  }

  function titleOf(note: PlannedNote, wanted: string) {
    const title = storableUnits(wanted, LIMITS.titleLength);
    if (title !== wellFormed(wanted)) losses.add(note.path, 'The title was shortened', wanted);
    return title;
  }

  async function noteRow(note: PlannedNote) {
    const { front, title, content } = await reader.note(note, attachments);
    if (content.length > LIMITS.contentLength) throw fileTooLarge(note.path);
    if (!canBeParsed(content)) losses.add(note.path, 'Too complex to be shown, so it will be plain text');
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
      ...textStatsOf(content),
      ...stamps(front, note.path),
    };
  }

  function stamps({ created, updated }: { created?: Date; updated?: Date }, file: string | undefined) {
    const packed = file === undefined ? undefined : archive.files.get(prefix + file)?.getLastModDate();
    // Programs that know no date write the first one of the format.
    const fallback = packed && packed.getFullYear() > 1980 && packed < now ? packed : now;
    const createdAt = created ?? fallback;
    return { createdAt, updatedAt: updated ?? createdAt };
  }
}
