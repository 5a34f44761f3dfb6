import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LIMITS } from '@my-note/shared-kit/contract';
import type { Uploads } from '../../files/uploads.ts';
import type { Services } from '../../services.ts';
import { destinationsOf } from '../archive/destinations.ts';
import { readFrontMatter, readIndex } from '../archive/front-matter.ts';
import { factsOf } from '../items/facts.ts';
import type { Progress } from '../jobs/job-runner.ts';
import { fileTooLarge, frontMatterTooLong, notText, tooDeepIn } from './import.errors.ts';
import { type StagedItem, stageItems } from './import.repository.ts';
import { resolveTarget, withIds } from './import-links.ts';
import { createNames, headingOf } from './import-names.ts';
import type { ImportPlan, PlannedFolder, PlannedNote } from './import-plan.ts';
import { createStagedAttachments } from './staged-attachments.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A suffix that a slug may still get when it is published has room below the longest slug. */
const MAX_SLUG_BYTES = 1_980;
const MAX_NOTE_BYTES = 3 * LIMITS.contentLength + 70_000;
const BATCH = { rows: 50, characters: 1_000_000 };

export type Source = {
  archive: ZipArchive;
  plan: ImportPlan;
  /** Where our own archive begins, when a program put a folder around it. */
  prefix: string;
  ownerId: string;
  jobId: string;
};
export type Root = { id: string; type: 'note' | 'category'; title: string; slug: string };

/** Writes an archive's categories and notes as hidden rows, a batch at a time. Answers those at the top. */
export async function stage(deps: Services & { uploads: Uploads }, source: Source, { report }: Progress) {
  const { archive, plan, prefix, ownerId, jobId } = source;
  const total = plan.folders.length + plan.notes.length;
  const names = createNames();
  const attachments = createStagedAttachments(deps, archive, ownerId, jobId);
  const categories = new Map<string, { id: string; slug: string }>();
  const roots: Root[] = [];
  const batch: StagedItem[] = [];
  const now = deps.clock();
  let done = 0;

  const flush = async () => {
    const rows = batch.splice(0);
    if (rows.length > 0) await stageItems(deps.db, jobId, rows);
    done += rows.length;
    await report(done, total);
  };
  const add = async (file: string, row: Omit<StagedItem, 'createdBy'>) => {
    if (Buffer.byteLength(row.slug) > MAX_SLUG_BYTES) throw tooDeepIn(file);
    if (row.parentId === null) roots.push(row);
    batch.push({ ...row, createdBy: ownerId });
    const characters = batch.reduce((sum, { content = '' }) => sum + content.length, 0);
    if (batch.length >= BATCH.rows || characters > BATCH.characters) await flush();
  };

  for (const folder of plan.folders) await add(folder.path, await categoryRow(folder));
  for (const note of plan.notes) await add(note.path, await noteRow(note));
  await flush();
  return {
    roots,
    attachments: attachments.count(),
    skipped: plan.others.filter((name) => !attachments.urlOf(name)),
  };

  async function categoryRow(folder: PlannedFolder) {
    const front = folder.index ? readIndex(await read(folder.index), frontMatterTooLong(folder.index)) : {};
    const parent = categories.get(folder.parent);
    const name = path.posix.basename(folder.path);
    const title = names.title(parent?.slug, front.title ?? name);
    const slug = names.slug(parent?.slug, front.slug ?? name);
    categories.set(folder.path, { id: folder.id, slug });
    const order = (front.order ?? []).flatMap((child) => plan.targets.get(`${folder.path}/${child}`) ?? []);
    const base = {
      id: folder.id,
      type: 'category' as const,
      title,
      slug,
      parentId: parent?.id ?? null,
      order,
    };
    return { ...base, pinned: front.pinned ?? false, ...stamps(front, folder.index) };
  }

  async function noteRow({ id, path: file, folder }: PlannedNote) {
    const { front, text } = readFrontMatter(await read(file), frontMatterTooLong(file));
    const parent = categories.get(folder);
    const name = path.posix.basename(file, path.posix.extname(file));
    const title = (front.title ?? headingOf(text) ?? name).slice(0, LIMITS.titleLength);
    const slug = names.slug(parent?.slug, front.slug ?? name);
    for (const target of destinationsOf(text)) {
      const found = resolveTarget(target, file, plan.own);
      if (found !== undefined && plan.canBeAttached(found)) await attachments.add(found, prefix + found);
    }
    const content = withIds(text, file, plan.own, (found) => {
      const linked = plan.targets.get(found);
      return linked === undefined ? attachments.urlOf(found) : `note:${linked}`;
    });
    if (content.length > LIMITS.contentLength) throw fileTooLarge(file);
    const base = { id, type: 'note' as const, title, slug, parentId: parent?.id ?? null, content };
    return { ...base, pinned: front.pinned ?? false, ...factsOf(content), ...stamps(front, file) };
  }

  function stamps({ created, updated }: { created?: Date; updated?: Date }, file: string | undefined) {
    const packed = file === undefined ? undefined : archive.files.get(prefix + file)?.getLastModDate();
    // Programs that know no date write the first one of the format.
    const fallback = packed && packed.getFullYear() > 1980 && packed < now ? packed : now;
    const createdAt = created ?? fallback;
    return { createdAt, updatedAt: updated ?? createdAt };
  }

  async function read(file: string): Promise<string> {
    const stream = await archive.open(prefix + file, MAX_NOTE_BYTES, () => fileTooLarge(file));
    return decode(await buffer(stream), file);
  }
}

function decode(bytes: Buffer, file: string) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text.replace(/^\uFEFF/, '');
  } catch {
    // Said below.
  }
  throw notText(file);
}
