import { relativePath, replaceDestinations } from '../archive/destinations.ts';
import type { FrontMatter } from '../archive/front-matter.ts';
import { ATTACHMENTS, attachmentFileNames, fileSegment, INDEX } from '../archive/layout.ts';
import { lastSegment } from '../items/slug.ts';
import type { Exported } from './export.repository.ts';

type ExportedAttachment = { id: string; name: string; type: string };
export type ExportPlan = ReturnType<typeof planExport>;

/** Which file each note, category and attachment becomes. A slug is where the archive begins. */
export function planExport(
  rows: Exported[],
  files: ExportedAttachment[],
  slug: string | undefined,
  topLevel: string[],
) {
  const above = slug === undefined ? 0 : slug.length - lastSegment(slug).length;
  const names = attachmentFileNames(files);
  const attachments = files.map(({ id, type }) => ({ id, type, path: `${ATTACHMENTS}/${names.get(id)}` }));
  const paths = new Map(attachments.map(({ id, path }) => [id, path]));
  for (const row of rows) paths.set(row.id, pathOf(row, above));
  const attachmentIds = new Set(names.keys());
  const inFolder = new Map(rows.map((row) => [row.id, nameInFolder(row, above)]));

  return {
    categories: rows.filter(({ type }) => type === 'category'),
    notes: rows.filter(({ type }) => type === 'note'),
    attachments,
    total: rows.length + attachments.length,
    above,
    topLevel,
    pathOf: (id: string) => paths.get(id) ?? '',
    nameInFolder: (id: string) => inFolder.get(id),
    find: (id: string, kind: 'item' | 'attachment') =>
      attachmentIds.has(id) === (kind === 'attachment') ? paths.get(id) : undefined,
  };
}

const segmentsOf = ({ slug }: Exported, above: number) =>
  slug
    .slice(above)
    .split('/')
    .map((segment, depth) => fileSegment(segment, depth === 0));

function pathOf(row: Exported, above: number) {
  const path = segmentsOf(row, above).join('/');
  return row.type === 'note' ? `${path}.md` : `${path}/${INDEX}`;
}

const nameInFolder = (row: Exported, above: number) =>
  `${segmentsOf(row, above).at(-1)}${row.type === 'note' ? '.md' : '/'}`;

/** The slug is said only where the file's name is another. */
export function frontOf({ above }: ExportPlan, row: Exported): FrontMatter {
  const segment = lastSegment(row.slug);
  const slug = segmentsOf(row, above).at(-1) === segment ? undefined : segment;
  return { title: row.title, slug, created: row.createdAt, updated: row.updatedAt, pinned: row.pinned };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A note's text with paths in the place of ids. What leads out of the archive stays as it is. */
export function withRelativePaths(plan: ExportPlan, noteId: string, content: string) {
  return replaceDestinations(content, (target) => {
    const [id = ''] = UUID.exec(target) ?? [];
    const before = target.slice(0, target.length - id.length);
    const kind = before === 'note:' ? 'item' : 'attachment';
    if (id === '' || (kind === 'attachment' && !before.endsWith('/attachments/'))) return undefined;
    const found = plan.find(id.toLowerCase(), kind);
    return found === undefined ? undefined : relativePath(plan.pathOf(noteId), found);
  });
}
